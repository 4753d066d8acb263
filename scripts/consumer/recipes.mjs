// The recipes of the documentation (`e2e/consumer/src/recipes`) are short, and work as they are, light and dark.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Lines that somebody reads who wants to begin. */
const MOST_LINES = 30;

/** Throws for a recipe that is too long, or that nobody tries. */
export function checkRecipes(consumer) {
  const folder = join(consumer, 'src/recipes');
  for (const file of readdirSync(folder)) {
    if (!Object.hasOwn(RECIPES, file.replace('.tsx', ''))) throw new Error(`nobody tries the recipe ${file}`);
    const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').length;
    if (lines > MOST_LINES) throw new Error(`the recipe ${file} has ${lines} lines, more than ${MOST_LINES}`);
  }
}

/** Does with each recipe what its reader would do. */
export async function runRecipes(page, address) {
  for (const mode of ['light', 'dark'])
    for (const [name, use] of Object.entries(RECIPES)) {
      await page.goto(`${address}readme.html?example=recipes/${name}&mode=${mode}`);
      try {
        await use(page);
      } catch (error) {
        throw new Error(`the recipe ${name} does not work (${mode})`, { cause: error });
      }
      await page.evaluate(AXE);
      const { violations } = await page.evaluate(() =>
        window.axe.run(document, { runOnly: ['color-contrast', 'label', 'button-name'], resultTypes: ['violations'] }),
      );
      if (violations.length > 0)
        throw new Error(`the recipe ${name} is hard to read (${mode})\n${JSON.stringify(violations, null, 2)}`);
    }
}

const RECIPES = {
  Picker: async (page) => {
    await page.getByRole('combobox', { name: 'Country' }).click();
    await page.getByRole('treeitem', { name: 'Asia' }).click();
    await page.getByRole('treeitem', { name: 'Japan' }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('combobox', { name: 'Country' }).filter({ hasText: 'Japan' }).waitFor();
  },
  FieldKind: async (page) => {
    const score = page.getByRole('slider', { name: 'Score' });
    await score.press('End');
    if ((await score.getAttribute('aria-valuenow')) !== '5') throw new Error('the score is not 5');
  },
  OwnPage: async (page) => {
    await page.getByRole('textbox', { name: 'Note' }).fill('call back');
    // the folder stays open where it was opened in the other mode
    const menu = page.getByRole('navigation', { name: 'Main navigation' });
    const goods = menu.getByRole('link', { name: 'Goods' });
    if (!(await goods.isVisible())) await menu.getByRole('button', { name: 'Stock' }).click();
    await goods.click();
    await page.getByRole('heading', { name: 'Goods' }).waitFor();
    await menu.getByRole('link', { name: 'Orders' }).click();
    if ((await page.getByRole('textbox', { name: 'Note' }).inputValue()) !== 'call back')
      throw new Error('the page in the other tab did not stay');
  },
  ForeignResource: async (page) => {
    await page.getByRole('row', { name: /Ervin Howell/ }).waitFor();
    await page.getByRole('searchbox').first().fill('leanne');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /Ervin Howell/ }).waitFor({ state: 'hidden' });
    await page.getByRole('row', { name: /Leanne Graham/ }).waitFor();
  },
};
