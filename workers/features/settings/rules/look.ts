/** The names and colors that an owner chooses, and how readable what follows from them is. @browser-safe @pure */
import { z } from "zod";
import { outsideAddress } from "./addresses";

/** The colors of an account (specification §3), in the order of the screen. */
export const lookColors = [
	"navbar_color",
	"primary_color",
	"secondary_color",
	"accent_color",
	"main_active_color",
] as const;

/** One of them. */
export type LookColor = (typeof lookColors)[number];

/** A color as browsers' own pickers give it. */
export const color = z
	.string()
	.trim()
	.toLowerCase()
	.regex(/^#[0-9a-f]{6}$/)
	.meta({ minLength: 7, maxLength: 7 });

/** The names and colors on the wire. */
export const look = z.object({
	company_name: z.string().trim().min(1).max(80),
	platform_name: z.string().trim().min(1).max(40),
	navbar_color: color,
	primary_color: color,
	secondary_color: color,
	accent_color: color,
	main_active_color: color,
});

/** The same with where the logo leads: a site outside, or home where it is "". */
export const lookWithLink = look.extend({ account_logo_url: z.literal("").or(outsideAddress) });
