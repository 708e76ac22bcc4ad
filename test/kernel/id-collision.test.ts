/** Ids that another isolate made in the same second: the batch is made again, far enough away from them. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { createTenant } from "#test/kit/tenant";
import { systemClock } from "#workers/kernel/clock";
import { isolateClock, isolateIds } from "#workers/runtime/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

test("a call whose fresh ids lie in the midst of a thousand taken ones finds free ones", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember();
	const priya = await acme.addMember();
	const program = await addProgram(acme, { owner, budget: 500 });
	const now = Date.now();
	isolateClock.current = { now: () => now };
	const taken = Array.from({ length: 1_000 }, (_, at) => at + 1);
	const first = isolateIds()();
	await acme.database.write([
		sql`insert into activities (account_id, id, kind, actor_id, visibility, created_at)
			select ${acme.id}, ${first} + value, 'recognition', ${owner.id}, 'private', ${now} from json_each(${JSON.stringify(taken)})`,
	]);
	const { recognition_ids } = await priya.client.call("recognition/give-recognition", {
		program_id: program.id,
		recipient_ids: [owner.id],
		points: 50,
		message: "Thank you.",
	});
	expect(recognition_ids).toHaveLength(1);
	expect(recognition_ids[0]).toBeGreaterThan(first);
});
