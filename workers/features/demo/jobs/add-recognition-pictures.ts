/** Gives a demo tenant's past recognitions their pictures, from its file. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { insertFiles, storePicture } from "#workers/features/files";
import { insertPastPicture } from "#workers/features/recognition";
import { defineJob } from "#workers/kernel/define-job";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { readDemoJson, readDemoPicture, refuseInProduction } from "./read-demo-file";

/** Which recognition, by who gave it and how its words begin, and what goes with it. */
type DemoPicture = { giver_email: string; begins: string; picture: string; alt: string };

export const addRecognitionPictures = defineJob({
	name: "demo/add-recognition-pictures",
	summary: "Local only: writes the pictures of the demo's recognitions.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const pictures = await readDemoJson<DemoPicture[]>(scope, `${tenant}/recognition-pictures.json`);
		const statements = await Promise.all(pictures.map((picture) => statementsOf(scope, picture)));
		await scope.commit({ statements: [...statements.flat(), ...run.end()], answer: {} });
	},
});

async function statementsOf(
	scope: Scope<null>,
	{ giver_email, begins, picture, alt }: DemoPicture,
): Promise<Statement[]> {
	const { account, clock, newId } = scope;
	const [post] = await scope.read(sql<{ activity_id: number; giver_id: number }>`select r.activity_id, r.giver_id
		from users u join recognitions r on r.account_id = u.account_id and r.giver_id = u.id
		where u.account_id = ${account.id} and u.email = ${giver_email} and substr(r.message, 1, ${begins.length}) = ${begins}`);
	const bytes = await readDemoPicture(scope, `demo:${picture}`);
	const id = newId();
	const stored = bytes && (await storePicture(scope, bytes, `picture of recognition ${id}`));
	if (!post || !stored) throw new Error(`the demo has no ${post ? `picture ${picture}` : `recognition "${begins}"`}`);
	const { key, width, height } = stored;
	return [
		...insertFiles(account.id, [stored], clock.now()),
		...insertPastPicture(account.id, { ...post, id, picture: { key, alt, width, height, previews: [] } }, clock.now()),
	];
}
