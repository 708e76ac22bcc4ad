/** What is asked for of a new client, checked field by field, with what nobody said filled in. @pure */
import { z } from "zod";
import { shortCodeOf } from "#workers/features/addresses";
import { text } from "#workers/kernel/bounds";
import { isEmail } from "#workers/kernel/email";
import type { FieldErrors } from "#workers/kernel/errors";
import { platformLanguages } from "#workers/kernel/identity";
import type { AccountFlag } from "#workers/kernel/names";
import { featureNames, featureOf } from "./features";
import { subdomain } from "./subdomain";

const maxFeatures = 80;

/** The fields of a new client. */
export const wishFields = z.object({
	subdomain,
	company_name: text(100).min(1),
	/** The address of the first account owner, to whom the invitation goes. */
	owner_email: text(254).min(1),
	/** What they are called; made of the address unless given. */
	owner_name: text(100).optional(),
	/** Three letters. */
	country: text(3).min(1).default("USA"),
	time_zone: text(50).min(1).default("UTC"),
	/** The first one is the account's own. */
	languages: z.array(z.enum(platformLanguages)).min(1).max(platformLanguages.length).default(["en"]),
	/** What is switched on beside the usual. */
	features: z.array(text(60)).max(maxFeatures).default([]),
	/** The least filled one unless given. */
	shard: text(20).optional(),
});

/** A new client, checked. */
export type Wish = Omit<z.output<typeof wishFields>, "features" | "owner_email" | "owner_name" | "shard"> & {
	features: readonly AccountFlag[];
	owner: { email: string; first_name: string; last_name: string };
};

type Say = (
	key: `operations:validation.${"country" | "timeZone" | "feature"}` | "answers:validation.email",
	values?: { name: string; known: string },
) => string;

/** The wish with what nobody said filled in, and a sentence for each field that is wrong. */
export function readWish(
	{ owner_email, owner_name, shard: _shard, ...asked }: z.output<typeof wishFields>,
	say: Say,
): { wish: Wish; errors: FieldErrors } {
	const errors: FieldErrors = {};
	const country = asked.country.toUpperCase();
	if (!isEmail(owner_email)) errors.owner_email = [say("answers:validation.email")];
	if (!shortCodeOf(country)) errors.country = [say("operations:validation.country")];
	if (!isTimeZone(asked.time_zone)) errors.time_zone = [say("operations:validation.timeZone")];
	const unknown = asked.features.filter((name) => !featureOf(name));
	if (unknown.length > 0)
		errors.features = [say("operations:validation.feature", { name: unknown.join(", "), known: featureNames() })];
	const wish = {
		...asked,
		country,
		languages: [...new Set(asked.languages)],
		features: asked.features.flatMap((name) => featureOf(name) ?? []),
		owner: { email: owner_email.toLowerCase(), ...namesOf(owner_name ?? "", owner_email) },
	};
	return { wish, errors };
}

/** First and last name: the given words, else what stands before the @. */
function namesOf(name: string, email: string): { first_name: string; last_name: string } {
	const words = (name || email.slice(0, email.indexOf("@")).replaceAll(/[._+-]+/g, " ")).trim().split(/\s+/);
	const [first_name = "", ...rest] = name ? words : words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
	return { first_name, last_name: rest.join(" ") };
}

function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}
