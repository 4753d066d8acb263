// How a moment is measured in the pages of the benchmarks.
/** The next animation frame. */
export const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** From a callback of an animation frame: after the paint of that frame. */
const frameEnd = () =>
  new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(null);
  });
/** After the frame that draws what is in the document now. */
export async function painted() {
  await frame();
  await frameEnd();
}

/** Milliseconds from the action to the paint of its effect. */
export async function measure(action, isDone) {
  // the page is at rest first
  await painted();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const start = performance.now();
  action();
  // React and others write the document in a microtask of the event
  await null;
  let seen = isDone();
  if (seen) await frame();
  while (!seen) {
    if (performance.now() - start > 60_000) throw new Error('the effect was never seen');
    await frame();
    seen = isDone();
  }
  // what is in the document at the callback of a frame is painted by that frame
  await frameEnd();
  return performance.now() - start;
}

/** Types a value as a person's keyboard would: the library hears an input event. */
export function type(input, text) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
