/** Applies one chunk of a members file: people, groups, opening balances; managers follow in the second pass. */
import { isCountry } from "#workers/features/addresses";
import { findTenantAccounts, insertMemberAccounts, postTransactions } from "#workers/features/points";
import { indexDocuments } from "#workers/features/search";
import { roles } from "#workers/kernel/identity";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import { platformLanguages } from "#workers/kernel/translate";
import type { CsvRecord } from "../rules/csv-records";
import { type KnownMember, type MemberFields, type MemberPlan, planMember } from "../rules/member-plan";
import { type MemberRow, readMemberRow } from "../rules/member-row";
import type { RefusedRow } from "../rules/refused-row";
import {
	findGroups,
	findKnownMembers,
	insertGroupMembers,
	insertGroups,
	openingKey,
	upsertMembers,
} from "../store/members";
import { findTakenKeys, type ImportRequest, insertKeys, type TakenKey } from "../store/requests";
import type { Applied } from "./applied";

type ReadRow = { record: CsvRecord; row: MemberRow };
type PlannedRow = ReadRow & { plan: Exclude<MemberPlan, { kind: "refused" }>; user_id: number };

/** Reads, checks and plans the rows of a chunk, and gives the statements that apply them at once. */
export async function applyMembers(
	scope: Scope<null>,
	request: ImportRequest,
	places: Record<string, number>,
	records: readonly CsvRecord[],
): Promise<Applied> {
	const rules = { roles, isCountry, languages: scope.account.languages.filter(isSpoken) };
	const refused: RefusedRow[] = [];
	const rows: ReadRow[] = [];
	for (const record of records) {
		const read = readMemberRow(record.cells, places, rules);
		if ("reason" in read) refused.push({ line: record.line, cells: record.cells, reason: read.reason });
		else rows.push({ record, row: read.row });
	}
	const facts = await readFacts(scope, request, rows);
	const planned = planRows(scope, request, rows, facts, refused);
	return {
		statements: await composeStatements(scope, request, planned, facts),
		refused,
		success_count: planned.filter(isChange).length,
		unchanged_count: planned.filter((row) => !isChange(row)).length,
		follow: [],
	};
}

function isSpoken(code: string): boolean {
	return (platformLanguages as readonly string[]).includes(code);
}

type Facts = { members: KnownMember[]; taken: Map<string, number>; groups: Map<string, number>; funding_id: number };

/** Everything that the chunk's rows meet in the database, in one trip. */
async function readFacts(scope: Scope<null>, request: ImportRequest, rows: readonly ReadRow[]): Promise<Facts> {
	const account_id = scope.account.id;
	const emails = rows.map(({ row }) => row.email);
	const participantIds = rows.flatMap(({ row }) => [row.participant_id ?? row.email]);
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
	return [`email:${row.email}`, ...(row.participant_id ? [`participant:${row.participant_id}`] : [])];
}

function planRows(
	scope: Scope<null>,
	request: ImportRequest,
	rows: readonly ReadRow[],
	facts: Facts,
	refused: RefusedRow[],
): PlannedRow[] {
	const byParticipant = new Map(facts.members.map((member) => [member.participant_id, member]));
	const byEmail = new Map(facts.members.map((member) => [member.email, member]));
	const find = {
		byParticipant: (id: string) => byParticipant.get(id),
		byEmail: (email: string) => byEmail.get(email),
	};
	const { country, default_language_code } = scope.account;
	const defaults = { country, language_code: default_language_code, requester_id: request.user_id };
	const taken = new Map(facts.taken);
	const planned: PlannedRow[] = [];
	for (const { record, row } of rows) {
		const twin = keysOf(row).find((key) => taken.has(key));
		const plan: MemberPlan = twin
			? {
					kind: "refused",
					reason: {
						code: "repeated_row",
						values: { value: twin.slice(twin.indexOf(":") + 1), line: taken.get(twin)! },
					},
				}
			: planMember(row, find, defaults);
		if (plan.kind === "refused") {
			refused.push({ line: record.line, cells: record.cells, reason: plan.reason });
			continue;
		}
		for (const key of keysOf(row)) taken.set(key, record.line);
		planned.push({ record, row, plan, user_id: plan.kind === "known" ? plan.member.id : scope.newId() });
	}
	return planned;
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
		...upsertMembers(account_id, written, now),
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
		title: `${fields.first_name} ${fields.last_name}`,
		body: `${fields.email} ${fields.participant_id} ${fields.title}`,
	};
}

function takenKeys(planned: PlannedRow): TakenKey[] {
	const { record, row, user_id } = planned;
	const manager = row.manager_email
		? {
				manager_email: row.manager_email,
				row: JSON.stringify(record.cells),
				was_unchanged: isChange(planned) ? (0 as const) : (1 as const),
			}
		: {};
	return keysOf(row).map((key, at) => ({ key, line: record.line, subject_id: user_id, ...(at === 0 ? manager : {}) }));
}
