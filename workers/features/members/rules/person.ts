/** A person as other features show them. */
import { z } from "zod";
import type { Addressee } from "../store/person";

const flag = z.union([z.literal(0), z.literal(1)]);

/** A person on the wire; a call picks what it shows. */
export const personOutput = z.object({
	id: z.int(),
	name: z.string(),
	first_name: z.string(),
	last_name: z.string(),
	title: z.string(),
	image_url: z.string().nullable(),
	/** 1: has not joined yet; what they get waits for them. */
	activation_pending: flag,
});

/** What a person is called; `personName` is the same in SQL. */
export function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
	return `${first_name} ${last_name}`.trim();
}

/** A row of a person for the wire: with what they are called. */
export function presentPerson<Row extends { first_name: string; last_name: string }>(row: Row): Row & { name: string } {
	return { ...row, name: nameOf(row) };
}

/** Somebody who is signed in as the one to whom an email goes: with what they chose of notifications. */
export function toAddressee<Person extends Omit<Addressee, "notification_choices">>(
	person: Person & { settings: Record<string, unknown> },
): Person & Addressee {
	return { ...person, notification_choices: JSON.stringify(person.settings.notifications ?? null) };
}
