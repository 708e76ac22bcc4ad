/** Giving to groups and to as many as may be named. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { allowCommitments, commit, dayAhead } from "#test/factories/claims";
import { addGroup, addProgram } from "#test/factories/programs";
import { runOutbox } from "#test/kit/outbox";
import { sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";
import { ledgerFaults } from "#workers/features/points";

const message = "You rebuilt the onboarding guide over one weekend.";

test("groups give their members who can receive, each once and never the giver", async () => {
	const acme = await createTenant();
	const olive = await acme.addMember({ role: "account_owner" });
	const [priya, tomas, nadia] = [await acme.addMember(), await acme.addMember(), await acme.addMember()];
	const thanks = await addProgram(acme, { owner: olive });
	const gone = await acme.addMember({ status: "terminated" });
	const barred = await acme.addMember({ is_eligible_to_receive_points: 0 });
	const team = await addGroup(acme, "Onboarding", [priya, tomas, nadia, gone, barred]);
	const night = await addGroup(acme, "Night shift", [tomas, olive]);
	const answer = await priya.client.call("recognition/give-recognition", {
		program_id: thanks.id,
		recipient_ids: [nadia.id],
		group_ids: [team, night],
		points: 50,
		message,
	});
	expect(answer.recognition_ids).toHaveLength(3);
	const empty = await addGroup(acme, "Ghosts", [gone, priya]);
	const nobody = await priya.client.try("recognition/give-recognition", {
		program_id: thanks.id,
		group_ids: [empty],
		message,
	});
	expect(nobody.body.resultType).toBe("no_recipients");
});

test("a warning of the same gift knows groups, and what waits for an approval, its day or a promise", async () => {
	const acme = await createTenant();
	const olive = await acme.addMember({ role: "account_owner", first_name: "Olive" });
	const priya = await acme.addMember();
	const [tomas, nadia, ines, sol] = [
		await acme.addMember({ first_name: "Tomás", last_name: "A" }),
		await acme.addMember({ first_name: "Nadia", last_name: "B" }),
		await acme.addMember({ first_name: "Inés", last_name: "C" }),
		await acme.addMember({ first_name: "Sol", last_name: "D" }),
	];
	await allowCommitments(acme, priya);
	const program = await addProgram(acme, { owner: olive, budget: 2_000 });
	const all = await addGroup(acme, "Night shift", [tomas, nadia, ines, sol]);
	const give = (person: { id: number }, more: object = {}) =>
		priya.client.call("recognition/give-recognition", {
			...{ program_id: program.id, recipient_ids: [person.id], points: 100, message, ...more },
		});
	const warned = async (asked: object = { group_ids: [all] }) =>
		(
			await priya.client.call("recognition/check-duplicate-recognition", {
				...{ program_id: program.id, points: 100, ...asked },
			})
		).duplicates.map(({ name }) => name);
	expect(await warned()).toEqual([]);
	await give(tomas);
	await give(nadia, { give_on: dayAhead(30) });
	await commit(priya, ines, program, message);
	await acme.database.write([
		sql`update programs set issuance_approval_needed = 1 where account_id = ${acme.id} and id = ${program.id}`,
	]);
	const { submission_id } = await give(sol);
	expect(await warned()).toEqual(["Tomás A", "Nadia B", "Inés C", "Sol D"]);
	expect(await warned({ recipient_ids: [sol.id] })).toEqual(["Sol D"]);
	expect(await warned({ recipient_ids: [sol.id], points: 150 })).toEqual([]);
	const form = { program_id: String(program.id), group_ids: String(all), points: "100", message };
	const sent = await sendForm(priya, "/recognitions/give", "recognition/give-recognition", form);
	expect(sent.location).toBeNull();
	expect(sent.text).toContain("You gave the same a short while ago");
	expect(sent.text).toContain("Nadia B:");
	await priya.client.call("recognition/withdraw-submission", { submission_id: submission_id! });
	expect(await warned({ recipient_ids: [sol.id] })).toEqual([]);
});

test("of a large group that has the same gift already the form names ten, and counts the others", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const names = Array.from({ length: 12 }, (_, at) => `M${String(at).padStart(2, "0")}`);
	const people = await Promise.all(names.map((last_name) => acme.addMember({ first_name: "Ada", last_name })));
	const program = await addProgram(acme, { owner: priya, budget: 2_000 });
	const group_id = await addGroup(acme, "Night shift", people);
	await priya.client.call("recognition/give-recognition", {
		...{ program_id: program.id, group_ids: [group_id], points: 50, message },
	});
	const form = { program_id: String(program.id), group_ids: String(group_id), points: "50", message };
	const { text } = await sendForm(priya, "/recognitions/give", "recognition/give-recognition", form);
	for (const words of ["Ada M00:", "Ada M09:", "and 2 others"]) expect(text).toContain(words);
	expect(text).not.toContain("Ada M10:");
});

test("two thousand people are recognised in one step and written to fifty at a time, each once", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const people = Array.from({ length: 2_000 }, (_, at) => ({ id: 10_000 + at, ledger: 50_000 + at }));
	const now = Date.now();
	await acme.database.write([
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, role, status, created_at)
			select ${acme.id}, value ->> 'id', 'M' || (value ->> 'id'), 'Mass', 'Member', 'm' || (value ->> 'id') || '@x.example', 'member', 'active', ${now}
			from json_each(${JSON.stringify(people)})`,
		sql`insert into ledger_accounts (account_id, id, kind, unit, owner_id, created_at)
			select ${acme.id}, value ->> 'ledger', 'member', 'points', value ->> 'id', ${now} from json_each(${JSON.stringify(people)})`,
	]);
	const program = await addProgram(acme, { owner: priya, budget: 100_000 });
	const recipient_ids = people.map(({ id }) => id);
	const longest = "🏅".repeat(500);
	const answer = await priya.client.call("recognition/give-recognition", {
		program_id: program.id,
		recipient_ids,
		points: 50,
		message: longest,
	});
	expect(answer).toMatchObject({ points_remaining: 0 });
	expect(answer.recognition_ids).toHaveLength(2_000);
	const tooMany = await priya.client.try("recognition/give-recognition", {
		program_id: program.id,
		recipient_ids: [...recipient_ids, 1],
		message,
	});
	expect(tooMany.body.errors).toHaveProperty("recipient_ids");
	expect((await Promise.all(ledgerFaults(acme.id).map((statement) => acme.database.read(statement)))).flat()).toEqual(
		[],
	);
	await runOutbox(acme, "recognition/notify-recipients");
	const [emails] = await acme.database.read(sql<{
		all: number;
		people: number;
	}>`select count(*) as 'all', count(distinct user_id) as people
		from emails where account_id = ${acme.id}`);
	expect(emails).toEqual({ all: 2_000, people: 2_000 });
}, 60_000);
