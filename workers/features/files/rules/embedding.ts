/** Which files other sites may show: an account's logo alone, which stands in webmail and on the sign-in page, public by nature. @pure */

const logoBegins = "logo: ";

/** The source of a logo, by what tells its bytes from others; files of such a source may be shown anywhere. */
export function logoSource(digest: string): string {
	return logoBegins + digest;
}

/** The header by which browsers let only the own site show a file, or any; a logo stays public when another takes its place, since emails keep it. */
export function resourcePolicyOf({ source }: { source: string | null }): "same-origin" | "cross-origin" {
	return source?.startsWith(logoBegins) ? "cross-origin" : "same-origin";
}
