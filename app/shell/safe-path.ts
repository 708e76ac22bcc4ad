/** The one check of every address that a redirect takes from outside. */

/** A path of the application without /webapp; anything that could leave the site becomes the home page. */
export function safePath(wished: string): string {
	const path = wished.replace(/^\/webapp(?=\/|$|\?)/, "") || "/";
	const isSafe = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) && path.length < 2000;
	return isSafe ? path : "/";
}
