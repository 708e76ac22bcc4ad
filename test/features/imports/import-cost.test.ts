/** A chunk costs in proportion to its rows, however many people and items the tenant has. */

import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant, newId } from "#test/kit/tenant";
import { findVariants } from "#workers/features/catalog/imports/store/items";
import { findTakenKeys, insertKeys } from "#workers/features/imports/store/requests";
import { findKnownMembers, findLines } from "#workers/features/member-import/imports/store";
import { updateManagers, upsertMembers } from "#workers/features/members/store/write-people";
import type { Statement } from "#workers/kernel/sql";

const many = 2_000;
const few = 20;

test("twenty rows among two thousand people are found, written and linked without walking all people", async () => {
	const acme = await createTenant();
	const people = Array.from({ length: many }, (_, at) => ({
		id: newId(),
		participant_id: `P-${at}`,
		first_name: "A",
		last_name: `B${at}`,
		email: `p${at}@a.example`,
		title: "",
		role: "member" as const,
		hire_date: null,
		country: "USA",
		language_code: "en",
	}));
	await acme.database.write(upsertMembers(acme.id, people, 1));
	const chosen = people.slice(1_000, 1_000 + few);
	const links = chosen.map(({ id }, at) => ({ user_id: id, manager_id: people[at]!.id }));
	const cost = async (statements: readonly Statement[]) => {
		const before = acme.database.cost.rows_read;
		await acme.database.write(statements);
		return acme.database.cost.rows_read - before;
	};
	const max = few * 30;
	const ids = chosen.map(({ id }) => id);
	expect(
		await cost([
			findKnownMembers(
				acme.id,
				chosen.map(({ participant_id }) => participant_id),
				chosen.map(({ email }) => email),
			),
		]),
	).toBeLessThan(max);
	expect(
		await cost(
			upsertMembers(
				acme.id,
				chosen.map((person) => ({ ...person, title: "Lead" })),
				2,
			),
		),
	).toBeLessThan(max);
	expect(await cost(updateManagers(acme.id, links))).toBeLessThan(max);
	expect(await cost([findLines(acme.id, ids)])).toBeLessThan(max);
	const changed = await acme.database.read(
		sql<{
			count: number;
		}>`select count(*) as count from users where account_id = ${acme.id} and title = 'Lead' and manager_id is not null`,
	);
	expect(changed).toEqual([{ count: few }]);
});

test("keys of a long import are found by their key", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const request_id = newId();
	await acme.database.write([
		sql`insert into download_requests (account_id, id, user_id, type, report_type, time_zone, language_code, created_at)
			values (${acme.id}, ${request_id}, ${owner.id}, ${"uploaded_files"}, ${"members"}, ${"UTC"}, ${"en"}, 1)`,
		...insertKeys(
			acme.id,
			request_id,
			Array.from({ length: many }, (_, at) => ({
				key: `email:${at}`,
				line: at,
				subject_id: at,
				manager_email: "m@a.example",
				row: "[]",
			})),
		),
	]);
	const before = acme.database.cost.rows_read;
	await acme.database.write([
		findTakenKeys(acme.id, request_id, ["email:7", "email:8"]),
		findVariants(acme.id, ["none"]),
	]);
	expect(acme.database.cost.rows_read - before).toBeLessThan(30);
});
