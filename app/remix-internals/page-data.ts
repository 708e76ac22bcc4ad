/** The loaders' data of the page, read before React starts; input that comes meanwhile is the matter of test/browser/early-input.test.ts. */
import { RemixBrowser } from "@remix-run/react";

/**
 * Waits until Remix has decoded what the page carries. `RemixBrowser` begins to decode when it is first called, and throws
 * the promise of it before it uses any hook. Were that its first render, React would suspend above every boundary, and a
 * click or key that comes just then would have React render at once what cannot be rendered yet: it gives the page up
 * (error 345), which afterwards only answers as a document.
 */
export async function readPageData(): Promise<void> {
	try {
		RemixBrowser({});
	} catch (waiting) {
		if (!(waiting instanceof Promise)) throw waiting;
		await waiting;
	}
}
