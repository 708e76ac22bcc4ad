/** Decides what a row of a members file means for a tenant: a new person, a change, or nothing. */

import type { MemberFields } from "#workers/features/members";
import type { RowPlan } from "#workers/kernel/define-import";
import type { Role } from "#workers/kernel/identity";
import type { Reason, ReasonCode } from "#workers/kernel/import-rows";
import type { MemberRow } from "./member-row";

/** A person as they are before the import. */
export type KnownMember = {
	id: number;
	participant_id: string;
	first_name: string;
	last_name: string;
	email: string;
	title: string;
	role: string;
	hire_date: string | null;
	country: string;
	language_code: string;
	status: string;
	points_account_id: number | null;
	/** 1 when their opening balance was credited. */
	is_credited: number;
	group_names: string[];
	/** Addresses that they changed for another one themselves; a file may go on saying them. */
	former_emails: string[];
};

/** What is to be done for a row; "left": nothing, since the person has left, with a warning where somebody should know. */
export type MemberPlan =
	| { kind: "refused"; reason: Reason }
	| { kind: "left"; warning?: Reason }
	| { kind: "new"; fields: MemberFields; group: string | null; points: number }
	| { kind: "known"; member: KnownMember; fields: MemberFields | null; group: string | null; points: number };

/** What a new person gets where the file says nothing, who asks for the import, and which day it is. */
export type MemberDefaults = {
	country: string;
	language_code: string;
	requester_id: number;
	/** YYYY-MM-DD; who had the last day before it has left. */
	today: string;
};

/** What a chunk's rows meet in the database, and what planning needs beside it. */
export type MemberFacts = {
	byParticipant: ReadonlyMap<string, KnownMember>;
	byEmail: ReadonlyMap<string, KnownMember>;
	groups: ReadonlyMap<string, number>;
	/** The ledger account that opening points come from. */
	points_source_id: number;
	/** True where the file has addresses at all: then somebody may want to know who is without one. */
	hasAddresses: boolean;
	defaults: MemberDefaults;
	newId: () => number;
};

/** What a row changes, for the person who has it. */
export type MemberChange = { plan: Extract<MemberPlan, { kind: "new" | "known" }>; user_id: number };

/** The keys that a row takes in its file; none may stand twice. */
export function keysOf({ email, participant_id }: MemberRow): string[] {
	return [...(email ? [`email:${email}`] : []), ...(participant_id ? [`participant:${participant_id}`] : [])];
}

/**
 * Plans a row; its manager is found in the second pass, when everybody is there. Who got points by it is credited for the rows
 * behind it, which may name the same person by the other of number and address.
 */
export function planRow(row: MemberRow, facts: MemberFacts): RowPlan<MemberChange> {
	const find = {
		byParticipant: (id: string) => facts.byParticipant.get(id),
		byEmail: (email: string) => facts.byEmail.get(email),
	};
	const plan = planMember(row, find, facts.defaults);
	if (plan.kind === "refused") return plan;
	if (plan.kind === "left") return { kind: "skipped", warnings: plan.warning ? [plan.warning] : [] };
	const user_id = plan.kind === "known" ? plan.member.id : facts.newId();
	if (plan.kind === "known" && plan.points > 0) plan.member.is_credited = 1;
	return {
		kind: "planned",
		change: { plan, user_id },
		isChange: plan.kind === "new" || plan.fields !== null || plan.group !== null || plan.points > 0,
		warnings: [...row.warnings, ...(facts.hasAddresses ? addressWarning(row, plan) : [])],
		subject_id: user_id,
		...(row.manager ? { note: JSON.stringify(row.manager) } : {}),
	};
}

/** A new person without an address, unless it is told already that a wrong one was left out. */
function addressWarning({ warnings }: MemberRow, plan: MemberChange["plan"]): Reason[] {
	const isTold = warnings.some(({ code }) => code === "email_left_out");
	return plan.kind !== "new" || plan.fields.email !== "" || isTold ? [] : [{ code: "no_address" }];
}

/** participant_id identifies, else the e-mail address; `find` looks among people as they are. */
function planMember(
	row: MemberRow,
	find: { byParticipant(id: string): KnownMember | undefined; byEmail(email: string): KnownMember | undefined },
	defaults: MemberDefaults,
): MemberPlan {
	const byEmail = row.email === null ? undefined : find.byEmail(row.email);
	const byParticipant = row.participant_id ? find.byParticipant(row.participant_id) : undefined;
	const member = byParticipant ?? byEmail;
	if (byParticipant && byEmail && byParticipant.id !== byEmail.id) {
		return refused("email_of_another", { value: byEmail.email, participant_id: byEmail.participant_id });
	}
	const hasLeft = member?.status === "terminated" || member?.status === "erased";
	if (row.last_day !== null && row.last_day < defaults.today) return planLeft(row.last_day, member, hasLeft);
	if (!member) return planNew(row, row.email === null ? undefined : find.byParticipant(row.email), defaults);
	if (hasLeft) return refused("member_has_left", { value: row.email ?? member.participant_id });
	if (member.id === defaults.requester_id && row.role && row.role !== member.role) return refused("own_role");
	const fields = merged(row, member);
	const isSame = (Object.keys(fields) as (keyof MemberFields)[]).every((name) => fields[name] === member[name]);
	return {
		kind: "known",
		member,
		fields: isSame ? null : fields,
		group: row.group !== null && !member.group_names.includes(row.group) ? row.group : null,
		points: member.is_credited ? 0 : (row.points ?? 0),
	};
}

/** Who has left is not added; who is still here is not taken away by a file (README of imports). */
function planLeft(value: string, member: KnownMember | undefined, isGone: boolean): MemberPlan {
	if (isGone) return { kind: "left" };
	return { kind: "left", warning: { code: member ? "left_still_here" : "left_not_added", values: { value } } };
}

function planNew(row: MemberRow, holder: KnownMember | undefined, defaults: MemberDefaults): MemberPlan {
	if (holder && !row.participant_id) {
		return refused("email_of_another", { value: holder.participant_id, participant_id: holder.participant_id });
	}
	const fields: MemberFields = {
		participant_id: row.participant_id ?? row.email!,
		first_name: row.first_name,
		last_name: row.last_name,
		email: row.email ?? "",
		title: row.title ?? "",
		role: row.role ?? "member",
		hire_date: row.hire_date,
		country: row.country ?? defaults.country,
		language_code: row.language_code ?? defaults.language_code,
	};
	return { kind: "new", fields, group: row.group, points: row.points ?? 0 };
}

function merged(row: MemberRow, member: KnownMember): MemberFields {
	return {
		participant_id: row.participant_id ?? member.participant_id,
		first_name: row.first_name,
		last_name: row.last_name,
		email: row.email === null || member.former_emails.includes(row.email) ? member.email : row.email,
		title: row.title ?? member.title,
		role: row.role ?? (member.role as Role),
		hire_date: row.hire_date ?? member.hire_date,
		country: row.country ?? member.country,
		language_code: row.language_code ?? member.language_code,
	};
}

function refused(code: ReasonCode, values?: Record<string, string | number>): MemberPlan {
	return { kind: "refused", reason: { code, values } };
}
