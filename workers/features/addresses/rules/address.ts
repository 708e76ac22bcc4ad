/** What an address must hold before anything is sent there (specification §3, "Address"). */
import { z } from "zod";
import { isCountry } from "./countries";

/** 0 or 1, also given as true or false. */
const flag = z.preprocess(
	(value) => (typeof value === "boolean" ? Number(value) : value),
	z.union([z.literal(0), z.literal(1)]),
);

/** Specification §5: a local part and a domain with a suffix of two or more letters, or an IP-literal domain. */
const emailForm = /^[^\s@<>()[\],;:"]+@(([\w-]+\.)+[A-Za-z]{2,}|\[\d{1,3}(\.\d{1,3}){3}\])$/;
const phoneForm = /^\+?[0-9 ()./-]{5,30}$/;

const statesAreNamedIn = ["USA", "CAN", "AUS"];
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
	first_name: z.string().trim().min(1).max(100),
	last_name: z.string().trim().min(1).max(100),
	address1: z.string().trim().min(1).max(200),
	address2: z.string().trim().max(200).default(""),
	city: z.string().trim().min(1).max(100),
	state: z.string().trim().max(100).default(""),
	postal_code: z.string().trim().max(20).default(""),
	country: z.string().trim().refine(isCountry, { message: "addresses:validation.country" }).optional(),
	phone: z
		.string()
		.trim()
		.max(30)
		.refine((phone) => phone === "" || phoneForm.test(phone), { message: "addresses:validation.phone" })
		.default(""),
	email: z
		.string()
		.trim()
		.max(200)
		.refine((email) => email === "" || emailForm.test(email), { message: "answers:validation.email" })
		.default(""),
	is_gift_address: flag.default(0),
	gift_address_details: z.object({ body: z.string().trim().max(1000).default("") }).default({ body: "" }),
	egift_recipient_email: z
		.string()
		.trim()
		.max(200)
		.refine((email) => email === "" || emailForm.test(email), { message: "answers:validation.email" })
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
): Record<string, string> {
	const problems: Record<string, string> = {};
	if (country === undefined) return problems;
	if (statesAreNamedIn.includes(country) && fields.state === "") problems.state = "addresses:validation.state";
	if (fields.postal_code === "" && !countriesWithoutPostalCodes.includes(country))
		problems.postal_code = "answers:validation.required";
	else if (fields.postal_code !== "" && postalForms[country]?.test(fields.postal_code) === false)
		problems.postal_code = "addresses:validation.postalCode";
	return problems;
}

/** An address on the wire. */
export const addressOutput = z.object({
	id: z.int(),
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
