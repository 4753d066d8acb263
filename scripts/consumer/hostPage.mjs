/** A page with a look of its own keeps it when our sheet and widgets come onto it, and so does what it puts into the frame. */
export async function checkHostPage(page, address) {
  await page.goto(`${address}host.html`);
  const before = await page.evaluate(readLook);
  await page.evaluate(() => window.addWidgets());
  await page.getByRole('button', { name: 'Ours in the frame' }).waitFor();
  const after = await page.evaluate(readLook);
  const changed = Object.keys(before).filter((key) => before[key] !== after[key]);
  if (changed.length > 0)
    throw new Error(
      `the host's page changed\n${changed.map((key) => `${key}: ${before[key]} -> ${after[key]}`).join('\n')}`,
    );
  const frame = await page.evaluate(() => {
    const style = (selector) => getComputedStyle(document.querySelector(`[data-slot=app-frame] main ${selector}`));
    return {
      headingMargin: style('h2').marginTop,
      headingWeight: style('h2').fontWeight,
      bullets: style('ul').listStyleType,
      indent: style('ul').paddingLeft,
      buttonBorder: style('[data-slot=button]').borderTopWidth,
      buttonMargin: style('[data-slot=button]').marginTop,
    };
  });
  const expected = { headingWeight: '700', bullets: 'disc', indent: '40px', buttonBorder: '1px', buttonMargin: '0px' };
  for (const [key, value] of Object.entries(expected))
    if (frame[key] !== value) throw new Error(`in the frame ${key} is ${frame[key]}, not ${value}`);
  if (parseFloat(frame.headingMargin) === 0) throw new Error('a heading in the frame lost its margin');
}

/** Every computed property of the page's own elements and of the page itself, but for tokens of ours. */
function readLook() {
  const look = {};
  const elements = [document.documentElement, document.body, ...document.querySelectorAll('#host, #host *')];
  elements.forEach((element, index) => {
    for (const pseudo of [null, '::before', '::placeholder', '::selection']) {
      const style = getComputedStyle(element, pseudo);
      for (const property of style)
        // the page grows by what is put below, and the frame says that it is a light one
        if (
          !property.startsWith('--') &&
          !/^(color-scheme|height|block-size|perspective-origin|transform-origin)$/.test(property)
        )
          look[`${element.localName}.${index}${pseudo ?? ''} ${property}`] = style.getPropertyValue(property);
    }
  });
  return look;
}
