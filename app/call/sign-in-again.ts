/** The way to sign-in for whoever is signed out while a page of theirs stands open, and back to it (specification §8, not_logged_in). */

/** Where it leads; the server's refusal has noted the page. */
export const signInPath = "/webapp/login";

/** Heard on the window before the page is left: forms keep then what was typed into them. */
export const signedOutEvent = "signed-out";

/** Leads to sign-in where a refusal says that nobody is signed in any more; answers whether it does. */
export function signInAgainAfter(error: unknown): boolean {
	const isSignedOut = error instanceof Error && error.cause === "not_logged_in";
	if (isSignedOut) {
		dispatchEvent(new Event(signedOutEvent));
		location.href = signInPath;
	}
	return isSignedOut;
}
