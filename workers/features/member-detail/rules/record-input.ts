/** What an account owner says of a person, as it is sent: the record whole, where an empty field is an empty field. @pure */
import { z } from "zod";
import { phoneNumber } from "#workers/features/members";
import { isCalendarDay, smallTexts, text } from "#workers/kernel/bounds";
import { isEmail } from "#workers/kernel/email";

const day = z
	.string()
	.max(10)
	.default("")
	.refine((given) => given === "" || isCalendarDay(given), { message: "answers:validation.invalid" });

/** The fields of the record. */
export const recordShape = {
	first_name: text(100).min(1),
	last_name: text(100).default(""),
	/** Empty: nobody knows one, and the person does not sign in. */
	email: z
		.string()
		.trim()
		.toLowerCase()
		.max(254)
		.default("")
		.refine((email) => email === "" || isEmail(email), { message: "answers:validation.email" }),
	participant_id: text(100).min(1),
	title: text(150).default(""),
	phone: phoneNumber.default(""),
	hire_date: day,
	/** Empty: the one that is there stays; nobody reads it here. */
	dob: day,
	country: z.string().length(3),
	language_code: z.string().min(2).max(10),
	address1: text(100).default(""),
	address2: text(100).default(""),
	city: text(100).default(""),
	state: text(50).default(""),
	zip: text(20).default(""),
	is_eligible_to_receive_points: z.literal([0, 1]).default(1),
	/** Values of the account's own fields by their keys; those that are left out stay. */
	additional_fields: smallTexts({ maxEntries: 100, maxLength: 500 }).default({}),
};

const record = z.object(recordShape);

/** A record after its schema. */
export type RecordInput = z.output<typeof record>;
