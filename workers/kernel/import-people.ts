/** How a row of a file says who is meant: by number, else by email address. Files about people share these columns. @pure */
import { isEmail } from "./email";
import type { ImportColumns } from "./import-columns";
import { cellOf, type Places, type Reason, shown } from "./import-rows";

/** The columns; `words` of the import has a text for each. */
export const personColumnsOfFile = {
	email: {
		required: { or: "participant_id" },
		max: 254,
		examples: ["priya.raman@example.com", "marcus.webb@example.com"],
		aliases: [
			"email, work email, work email address, business email, company email, email address, e-mail address, member email, employee email, mail, user email, upn",
			"e-mail-adresse, mailadresse, correo, correo electrónico, correo corporativo, courriel, adresse e-mail, email professionnel",
		],
	},
	participant_id: {
		max: 100,
		examples: ["A-1001", "A-1002"],
		aliases: [
			"participant number, member id, member number, employee id, employee number, employee no, employee #, employeeid, emp id, empid, emp no, staff id, staff number, worker id",
			"personnel number, personnel no, payroll number, payroll id, badge number, person id, pernr, personalnummer, personal-nr, mitarbeiternummer",
			"número de empleado, no. empleado, id empleado, legajo, matrícula, matricule, numéro employé, numéro de salarié",
		],
	},
} satisfies ImportColumns;

/** Whom a row means; one of both is there. */
export type SaidPerson = { participant_id: string; email: string };

/** Somebody whom rows can mean. */
export type NamedPerson = {
	id: number;
	participant_id: string;
	email: string;
	name: string;
	status: string;
	is_eligible_to_receive_points: 0 | 1;
};

/** Reads who is meant, with what is wrong about it. */
export function readSaidPerson(cells: readonly string[], places: Places): { said: SaidPerson; reasons: Reason[] } {
	const participant_id = cellOf(cells, places, "participant_id");
	const email = cellOf(cells, places, "email").toLowerCase();
	const said = { participant_id, email };
	if (participant_id !== "") return { said, reasons: [] };
	if (email === "") return { said, reasons: [{ code: "nobody_named" }] };
	return { said, reasons: isEmail(email) ? [] : [{ code: "invalid_address", values: { value: shown(email) } }] };
}

/** The person who is meant: by number first; or why nobody is. */
export function findSaidPerson(
	{ participant_id, email }: SaidPerson,
	people: readonly NamedPerson[],
): { person: NamedPerson } | { reason: Reason } {
	const byNumber = participant_id === "" ? undefined : people.find((one) => one.participant_id === participant_id);
	const byEmail = email === "" ? undefined : people.find((one) => one.email === email);
	const value = shown(participant_id || email);
	if (byNumber && byEmail && byNumber.id !== byEmail.id)
		return { reason: { code: "two_people", values: { value: shown(email), participant_id: byEmail.participant_id } } };
	const person = byNumber ?? byEmail;
	if (!person) return { reason: { code: "person_unknown", values: { value } } };
	if (person.status === "terminated" || person.status === "erased")
		return { reason: { code: "person_left", values: { value } } };
	return { person };
}

/** The most exact of what a row says of a person, by which repeated rows are found. */
export function keyOfSaid({ participant_id, email }: SaidPerson): string {
	return participant_id || email;
}
