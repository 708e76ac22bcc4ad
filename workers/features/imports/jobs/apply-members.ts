/** Applies one chunk of a members file: people, groups, opening balances; managers follow in the second pass. */

import { DateTime } from "luxon";
import { countryCodeOf } from "#workers/features/addresses";
import { insertGroupMembers, insertGroups, type MemberFields, nameOf, upsertMembers } from "#workers/features/members";
import { findTenantAccounts, insertMemberAccounts, postTransactions } from "#workers/features/points";
import { indexDocuments } from "#workers/features/search";
import { roles } from "#workers/kernel/identity";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import { platformLanguages } from "#workers/kernel/translate";
import type { CsvRecord } from "../rules/csv-records";
import { languageCodeOf } from "../rules/language-names";
import { type KnownMember, type MemberPlan, planMember } from "../rules/member-plan";
import { type MemberRow, type MemberRules, readMemberRow } from "../rules/member-row";
import type { Reason, RefusedRow } from "../rules/refused-row";
import { rolesToName } from "../rules/roles-to-name";
import { latestYear } from "../steps/examine-upload";
import { findGroups, findKnownMembers, openingKey } from "../store/members";
import { type Checkpoint, findTakenKeys, type ImportRequest, insertKeys, type TakenKey } from "../store/requests";
import type { Applied } from "./applied";

type ReadRow = { record: CsvRecord; row: MemberRow; warnings: Reason[] };
type PlannedRow = ReadRow & { plan: Extract<MemberPlan, { kind: "new" | "known" }>; user_id: number };

/** Rows as they are decided: those to be applied, those of people who have left, and what is to be told. */
type Decided = { planned: PlannedRow[]; left: number; told: RefusedRow[] };

/** Reads, checks and plans the rows of a chunk, and gives the statements that apply them at once. */
export async function applyMembers(
	scope: Scope<null>,
	request: ImportRequest,
	{ places, order = null }: Pick<Checkpoint, "places" | "order">,
	records: readonly CsvRecord[],
): Promise<Applied> {
	const now = DateTime.fromMillis(request.as_of ?? scope.clock.now(), { zone: scope.account.time_zone });
	const rules: MemberRules = {
		roles,
		roles_to_name: rolesToName(scope.account),
		countryOf: countryCodeOf,
		languageOf: languageCodeOf,
		languages: scope.account.languages.filter(isSpoken),
		order,
		latest_year: latestYear(scope.clock),
	};
	const refused: RefusedRow[] = [];
	const rows: ReadRow[] = [];
	for (const record of records) {
		const read = record.fault ? { reasons: [record.fault] } : readMemberRow(record.cells, places, rules);
		if ("reasons" in read) refused.push({ line: record.line, cells: record.cells, reasons: read.reasons });
		else rows.push({ record, ...read });
	}
	const facts = await readFacts(scope, request, rows);
	const { planned, left, told } = decideRows(scope, request, rows, facts, now.toISODate() ?? "");
	const withoutAddress = "email" in places ? planned.flatMap(addressWarning) : [];
	return {
		statements: await composeStatements(scope, request, planned, facts),
		refused: [...refused, ...told, ...withoutAddress],
		success_count: planned.filter(isChange).length,
		unchanged_count: left + planned.filter((row) => !isChange(row)).length,
		picture_count: 0,
	};
}

/** A new person without an address, in a file that has addresses: somebody may want to know, unless it is told already. */
function addressWarning({ record, plan, warnings }: PlannedRow): RefusedRow[] {
	const isTold = warnings.some(({ code }) => code === "email_left_out");
	if (plan.kind !== "new" || plan.fields.email !== "" || isTold) return [];
	return [warningFor(record, [{ code: "no_address" }])];
}

function warningFor({ line, cells }: CsvRecord, reasons: Reason[]): RefusedRow {
	return { line, cells, reasons, isWarning: true };
}

function isSpoken(code: string): boolean {
	return (platformLanguages as readonly string[]).includes(code);
}

type Facts = { members: KnownMember[]; taken: Map<string, number>; groups: Map<string, number>; funding_id: number };

/** Everything that the chunk's rows meet in the database, in one round trip. */
async function readFacts(scope: Scope<null>, request: ImportRequest, rows: readonly ReadRow[]): Promise<Facts> {
	const account_id = scope.account.id;
	const emails = rows.flatMap(({ row }) => row.email ?? []);
	const participantIds = rows.flatMap(({ row }) => row.participant_id ?? row.email ?? []);
	const names = [...new Set(rows.flatMap(({ row }) => row.group ?? []))];
	const [members, taken, groups, accounts] = await Promise.all([
		scope.read(findKnownMembers(account_id, participantIds, emails)),
		scope.read(
			findTakenKeys(
				account_id,
				request.id,
				rows.flatMap(({ row }) => keysOf(row)),
			),
		),
		scope.read(findGroups(account_id, names)),
		scope.read(findTenantAccounts(account_id)),
	]);
	const funding = accounts.find(({ kind }) => kind === "funding");
	if (!funding) throw new Error("the tenant has no funding account");
	return {
		members: members.map((member) => ({ ...member, group_names: JSON.parse(member.group_names) as string[] })),
		taken: new Map(taken.map(({ key, line }) => [key, line])),
		groups: new Map(groups.map(({ name, id }) => [name, id])),
		funding_id: funding.id,
	};
}

/** The keys that a row takes in its file; none may stand twice. */
function keysOf(row: MemberRow): string[] {
	return [
		...(row.email ? [`email:${row.email}`] : []),
		...(row.participant_id ? [`participant:${row.participant_id}`] : []),
	];
}

function decideRows(
	scope: Scope<null>,
	request: ImportRequest,
	rows: readonly ReadRow[],
	facts: Facts,
	today: string,
): Decided {
	const byParticipant = new Map(facts.members.map((member) => [member.participant_id, member]));
	const byEmail = new Map(facts.members.map((member) => [member.email, member]));
	const find = {
		byParticipant: (id: string) => byParticipant.get(id),
		byEmail: (email: string) => byEmail.get(email),
	};
	const { country, default_language_code } = scope.account;
	const defaults = { country, language_code: default_language_code, requester_id: request.user_id, today };
	const taken = new Map(facts.taken);
	const decided: Decided = { planned: [], left: 0, told: [] };
	for (const read of rows) {
		const { record, row, warnings } = read;
		const twin = keysOf(row).find((key) => taken.has(key));
		const plan = twin ? repeated(twin, taken.get(twin)!) : planMember(row, find, defaults);
		if (plan.kind === "refused") {
			decided.told.push({ line: record.line, cells: record.cells, reasons: [plan.reason] });
			continue;
		}
		if (plan.kind === "left") {
			decided.left += 1;
			if (plan.warning) decided.told.push(warningFor(record, [plan.warning]));
			continue;
		}
		if (warnings.length > 0) decided.told.push(warningFor(record, warnings));
		for (const key of keysOf(row)) taken.set(key, record.line);
		decided.planned.push({ ...read, plan, user_id: plan.kind === "known" ? plan.member.id : scope.newId() });
	}
	return decided;
}

function repeated(key: string, line: number): Extract<MemberPlan, { kind: "refused" }> {
	const values = { value: key.slice(key.indexOf(":") + 1), line };
	return { kind: "refused", reason: { code: "repeated_row", values } };
}

function isChange({ plan }: PlannedRow): boolean {
	return plan.kind === "new" || plan.fields !== null || plan.group !== null || plan.points > 0;
}

async function composeStatements(
	scope: Scope<null>,
	request: ImportRequest,
	planned: readonly PlannedRow[],
	facts: Facts,
): Promise<Statement[]> {
	const account_id = scope.account.id;
	const now = request.as_of ?? scope.clock.now();
	const written = planned.flatMap(({ plan, user_id }) => (plan.fields ? [{ ...plan.fields, id: user_id }] : []));
	const names = [...new Set(planned.flatMap(({ plan }) => plan.group ?? []))].filter((name) => !facts.groups.has(name));
	const newGroups = names.map((name) => ({ id: scope.newId(), name }));
	const groupIds = new Map([...facts.groups, ...newGroups.map(({ name, id }) => [name, id] as const)]);
	return [
		...upsertMembers(account_id, written, now, request.id),
		...openBalances(scope, request, planned, facts.funding_id),
		...insertGroups(account_id, newGroups, now),
		...insertGroupMembers(
			account_id,
			planned.flatMap(({ plan, user_id }) => (plan.group ? [{ group_id: groupIds.get(plan.group)!, user_id }] : [])),
		),
		...indexDocuments(account_id, "user", written.map(documentOf)),
		...indexDocuments(
			account_id,
			"group",
			newGroups.map(({ id, name }) => ({ id, title: name, body: "" })),
		),
		...insertKeys(account_id, request.id, planned.flatMap(takenKeys)),
		...(planned.some(isChange) ? [touchTable(account_id, "members")] : []),
	];
}

/** Ledger accounts for whoever has none, and opening balances under a key that the ledger keeps for ever. */
function openBalances(
	scope: Scope<null>,
	request: ImportRequest,
	planned: readonly PlannedRow[],
	funding_id: number,
): Statement[] {
	const account_id = scope.account.id;
	const now = request.as_of ?? scope.clock.now();
	const opened = planned.flatMap(({ plan, user_id }) => {
		if (plan.kind === "known" && plan.member.points_account_id !== null) return [];
		return ["points", "wallet"].map((unit) => ({ id: scope.newId(), unit, owner_id: user_id }));
	});
	const openedPoints = new Map(
		opened.filter(({ unit }) => unit === "points").map(({ id, owner_id }) => [owner_id, id]),
	);
	const credits = planned
		.filter(({ plan }) => plan.points > 0)
		.map(({ plan, user_id }) => ({
			account_id,
			id: scope.newId(),
			kind: "Issuance [Direct Deposit]" as const,
			idempotency_key: openingKey(user_id),
			actor_id: request.user_id,
			source: "import",
			reason: "opening_balance",
			created_at: now,
			entry: {
				debit_account_id: funding_id,
				credit_account_id: openedPoints.get(user_id) ?? (plan.kind === "known" ? plan.member.points_account_id! : 0),
				amount: plan.points,
			},
		}));
	return [...(opened.length > 0 ? [insertMemberAccounts(account_id, opened, now)] : []), ...postTransactions(credits)];
}

/** What search knows of a person. */
function documentOf(fields: MemberFields & { id: number }) {
	return {
		id: fields.id,
		title: nameOf(fields),
		body: `${fields.email} ${fields.participant_id} ${fields.title}`,
	};
}

function takenKeys(planned: PlannedRow): TakenKey[] {
	const { record, row, user_id } = planned;
	const manager = row.manager
		? {
				manager: JSON.stringify(row.manager),
				row: JSON.stringify(record.cells),
				was_unchanged: isChange(planned) ? (0 as const) : (1 as const),
			}
		: {};
	return keysOf(row).map((key, at) => ({ key, line: record.line, subject_id: user_id, ...(at === 0 ? manager : {}) }));
}
