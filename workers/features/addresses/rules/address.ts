/** What an address must hold before anything is sent there (specification §3, "Address"). */

import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { isEmail } from "#workers/kernel/email";
import type { TextKey } from "#workers/kernel/names";
import { isCountry } from "./countries";
import { stateOptions } from "./states";

/** 0 or 1, also given as true or false. */
const flag = z.preprocess(
	(value) => (typeof value === "boolean" ? Number(value) : value),
	z.union([z.literal(0), z.literal(1)]),
);

const phoneForm = /^\+?[0-9 ()./-]{5,30}$/;

const postalForms: Record<string, RegExp> = {
	USA: /^\d{5}(-\d{4})?$/,
	CAN: /^[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d$/,
	GBR: /^[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}$/,
	ESP: /^\d{5}$/,
	FRA: /^\d{5}$/,
	DEU: /^\d{5}$/,
	MEX: /^\d{5}$/,
};
const countriesWithoutPostalCodes = ["ARE", "HKG", "QAT", "BHS", "JAM", "PAN", "AGO", "BOL", "GHA", "UGA", "ZWE"];

/** The fields as they come, each checked alone. */
export const addressShape = z.object({
	first_name: text(100).min(1),
	last_name: text(100).min(1),
	address1: text(200).min(1),
	address2: text(200).default(""),
	city: text(100).min(1),
	state: text(100).default(""),
	postal_code: text(20).default(""),
	country: text(10).refine(isCountry, { message: "addresses:validation.country" }).optional(),
	phone: text(30)
		.refine((phone) => phone === "" || phoneForm.test(phone), { message: "addresses:validation.phone" })
		.default(""),
	email: text(200)
		.refine((email) => email === "" || isEmail(email), { message: "answers:validation.email" })
		.default(""),
	is_gift_address: flag.default(0),
	gift_address_details: z.object({ body: text(1000).default("") }).default({ body: "" }),
	egift_recipient_email: text(200)
		.refine((email) => email === "" || isEmail(email), { message: "answers:validation.email" })
		.default(""),
});

/** An address whose fields have been checked one by one. */
export type AddressFields = z.output<typeof addressShape>;

/**
 * What is wrong between the fields: field → the key of its text. An address that names no country (the specification's
 * has none) is taken to be in the person's, and is not held to that country's forms, since it may be elsewhere.
 */
export function addressProblems(
	fields: Pick<AddressFields, "state" | "postal_code">,
	country: string | undefined,
): Record<string, TextKey> {
	const problems: Record<string, TextKey> = {};
	if (country === undefined) return problems;
	if (stateOptions(country).length > 0 && fields.state === "") problems.state = "addresses:validation.state";
	if (fields.postal_code === "" && !countriesWithoutPostalCodes.includes(country))
		problems.postal_code = "answers:validation.required";
	else if (fields.postal_code !== "" && postalForms[country]?.test(fields.postal_code) === false)
		problems.postal_code = "addresses:validation.postalCode";
	return problems;
}

/** A postal code as its country writes it, where letters and gap have one form: 'bs1 4dj' is 'BS1 4DJ'. */
export function writtenPostalCode(postal_code: string, country: string): string {
	if (!["GBR", "CAN"].includes(country) || !postalForms[country]!.test(postal_code)) return postal_code;
	const signs = postal_code.toUpperCase().replace(/[ -]/g, "");
	return `${signs.slice(0, -3)} ${signs.slice(-3)}`;
}

/** What is written of an address, wherever it stands. */
export const writtenAddress = z.object({
	first_name: z.string(),
	last_name: z.string(),
	address1: z.string(),
	address2: z.string(),
	city: z.string(),
	state: z.string(),
	postal_code: z.string(),
	country: z.string(),
	phone: z.string(),
	email: z.string(),
	is_gift_address: z.union([z.literal(0), z.literal(1)]),
	gift_address_details: z.object({ body: z.string() }),
	egift_recipient_email: z.string(),
});

/** An address of which nothing is written. */
export const noAddress: z.output<typeof writtenAddress> = {
	first_name: "",
	last_name: "",
	address1: "",
	address2: "",
	city: "",
	state: "",
	postal_code: "",
	country: "",
	phone: "",
	email: "",
	is_gift_address: 0,
	gift_address_details: { body: "" },
	egift_recipient_email: "",
};

/** An address of a person's book on the wire. */
export const addressOutput = z.object({
	id: z.int(),
	...writtenAddress.shape,
	is_default: z.union([z.literal(0), z.literal(1)]),
});

/** An address of a person's book. */
export type Address = z.output<typeof addressOutput>;

/** An address as it lies in the database. */
export type AddressRow = Omit<AddressFields, "gift_address_details" | "country"> & {
	id: number;
	country: string;
	gift_address_body: string;
	is_default: 0 | 1;
};

/** The row for the wire, with the gift's words in their place. */
export function presentAddress({ gift_address_body, ...row }: AddressRow): Address {
	return { ...row, gift_address_details: { body: gift_address_body } };
}
