/** Gives the focus to the control of a setting of the panel that is shown. */
export function focusSetting(setting: string): void {
  document
    .querySelector(`[data-setting="${CSS.escape(setting)}"]`)
    ?.querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]')
    ?.focus();
}
