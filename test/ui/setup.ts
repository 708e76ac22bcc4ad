/** Around all tests of screens without a browser: what one test put on the page is gone before the next, whichever file it is in. */
import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";

afterEach(() => {
	cleanup();
	document.body.replaceChildren();
	window.history.replaceState(null, "", "/");
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

// jsdom lays nothing out, so that nothing scrolls either.
Element.prototype.scrollIntoView ??= () => undefined;
// jsdom lays nothing out, so that no size ever changes: what watches one hears nothing. Browser tests see what fits.
globalThis.ResizeObserver = class {
	observe() {}
	unobserve() {}
	disconnect() {}
};
