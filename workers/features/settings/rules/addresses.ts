/** Addresses that an owner gives for links: of a site outside, which is https, or of a screen of the platform. @browser-safe @pure */
import { z } from "zod";

const maxLength = 500;

/** A site outside. */
export const outsideAddress = z
	.url({ protocol: /^https$/, hostname: z.regexes.domain })
	.trim()
	.max(maxLength);

/** A site outside, or a screen as `/faqs`; its whole path, as a browser shows it, is taken too. */
export const linkAddress = z
	.string()
	.trim()
	.min(1)
	.max(maxLength)
	.overwrite((address) => address.replace(/^\/webapp(?=\/|$)/, "") || "/")
	.refine((address) => isScreen(address) || outsideAddress.safeParse(address).success, {
		message: "settings:links.wrongAddress",
	});

/** A path on the own host: never of another one (`//…`), and without what browsers read as a slash. */
function isScreen(address: string): boolean {
	return /^\/(?![/\\])[^\s\\]*$/.test(address);
}
