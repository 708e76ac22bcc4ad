/** A selection that the machine could not keep is told in the specification's words, and stays as it was. */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { interrupted } from "#test/factories/faults";
import { takeCrashes } from "#test/kit/crashes";
import type { Environment } from "#workers/kernel/environment";
import { companyOf, handleOf, list, update } from "./selecting";

test("[data_table-26] a selection that cannot be saved says so and is as before", async () => {
	const { olga, members } = await companyOf(2);
	const table_hash = await handleOf(olga);
	await olga.client.call(update, { table_hash, selected_ids: [members[0]!.id] });
	const whileAway = async (text: string) => {
		await olga.client.csrfToken();
		olga.client.environment = interrupted(env as unknown as Environment, text, async () => {
			throw new Error("the database is away");
		}) as never;
		const { status, body } = await olga.client.try(update, { table_hash, selected_ids: [members[1]!.id] });
		olga.client.environment = env;
		expect(takeCrashes()).toHaveLength(1);
		return [status, body.resultType, body.resultMsg];
	};
	const words = "Error processing selections. Please refresh your page.";
	expect(await whileAway("from list_selections")).toEqual([409, "selection_failed", words]);
	expect(await whileAway("insert into list_selections")).toEqual([409, "selection_failed", words]);
	expect((await olga.client.call(list, {})).selection_data).toMatchObject({ selected_ids: [members[0]!.id], count: 1 });
});
