/** Names that Remix gives its components for developer tools, by which the bundler takes those that no screen uses for used. */

/** Whether a module is one of Remix's components. */
export function isOfRemix(id: string): boolean {
	return /@remix-run[\\/]react[\\/]dist[\\/]esm/.test(id);
}

/** The module's code without them. */
export function withoutDisplayNames(code: string): string {
	return code.replace(/^\w+\.displayName = "\w+";$/gm, "");
}
