/** Phone numbers as people give them: digits with an optional plus, told apart by their digits. @pure */
import { z } from "zod";

const shortest = 5;
const longest = 20;

/** A phone number; spaces, dots, dashes and brackets are taken out, "" is none. */
export const phoneNumber = z
	.string()
	.max(40)
	.transform((text) => text.replaceAll(/[\s().\-/]/g, ""))
	.refine((number) => number === "" || new RegExp(`^\\+?\\d{${shortest},${longest}}$`).test(number), {
		message: "addresses:validation.phone",
	});
