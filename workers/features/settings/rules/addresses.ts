/** Addresses that an owner gives for links: of a site outside, which is https, or of a screen of the platform. @browser-safe @pure */
import { z } from "zod";

const maxLength = 500;

/** A site outside. */
export const outsideAddress = z
	.url({ protocol: /^https$/, hostname: z.regexes.domain })
	.trim()
	.max(maxLength);
