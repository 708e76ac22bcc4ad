/** Lets the demo's people in: one password for all, their pictures, menus of their own, and one who has yet to accept the terms. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { refreshItemFigures } from "#workers/features/catalog";
import { fileUrl, findFilesBySource, insertFiles, type StoredFile, storePicture } from "#workers/features/files";
import { hashPassword } from "#workers/features/session";
import { dayMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import type { Scope } from "#workers/kernel/scope";
import { touchTable } from "#workers/kernel/table-page";
import { writeMemberDetails } from "../store/member-details";
import { writePastActs } from "../store/past-acts";
import { openSignIn as letIn, type Menus, spreadItemDates, updateMenus, updatePortraits } from "../store/tenant";
import { readDemoJson, readDemoPicture, refuseInProduction } from "./read-demo-file";

const atOnce = 25;
/** Items are dated over this many days, so that about a tenth of them is new. */
const itemDays = 300;

export const openSignIn = defineJob({
	name: "demo/open-sign-in",
	summary: "Local only: lets every demo person sign in with the demo's password.",
	runsApart: true,
	payload: z.object({ tenant: z.string(), password: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant, password }, run) => {
		refuseInProduction(scope);
		const account_id = scope.account.id;
		const now = scope.clock.now();
		const [{ menus }, people, items, password_hash] = await Promise.all([
			readDemoJson<{ menus: Menus }>(scope, `${tenant}/tenant.json`),
			scope.read(sql<{
				id: number;
				email: string;
				participant_id: string;
				role: string;
			}>`select id, email, participant_id, role from users
				where account_id = ${account_id} order by last_name, first_name, id`),
			scope.read(sql<{ id: number }>`select id from items where account_id = ${account_id}`),
			hashPassword(password),
		]);
		const undecided = people.filter(({ email, role }) => role === "member" && !/^member\d?@/.test(email)).at(-1);
		const owner = people.find(({ role }) => role === "account_owner");
		const member = people.find(({ email }) => email.startsWith("member@"));
		const portraits = await storePortraits(
			scope,
			people.map(({ participant_id }) => participant_id),
		);
		await scope.commit({
			statements: [
				letIn(account_id, password_hash, undecided ? [undecided.email] : [], now - 200 * dayMs),
				...insertFiles(account_id, portraits.files, now),
				updatePortraits(account_id, portraits.urls),
				updateMenus(account_id, menus),
				spreadItemDates(account_id, now, itemDays),
				...refreshItemFigures(
					account_id,
					items.map(({ id }) => id),
				),
				touchTable(account_id, "members"),
				...(owner && member
					? [
							...writePastActs(
								scope.account,
								{ owner_id: owner.id, member_id: member.id },
								{ newId: scope.newId, now },
							),
							...writeMemberDetails(account_id, { owner_id: owner.id, member_id: member.id }, now),
						]
					: []),
				...run.end(),
			],
			answer: {},
		});
	},
});

type Portraits = { files: StoredFile[]; urls: { participant_id: string; url: string }[] };

async function storePortraits(scope: Scope<null>, participantIds: readonly string[]): Promise<Portraits> {
	const sourceOf = (participant_id: string) => `demo:people/${participant_id}.webp`;
	const stored = await scope.read(findFilesBySource(scope.account.id, participantIds.map(sourceOf)));
	const known = new Map(stored.map(({ source, key }) => [source, key]));
	const portraits: Portraits = { files: [], urls: [] };
	for (let at = 0; at < participantIds.length; at += atOnce) {
		await Promise.all(
			participantIds.slice(at, at + atOnce).map(async (participant_id) => {
				const source = sourceOf(participant_id);
				const bytes = known.has(source) ? undefined : await readDemoPicture(scope, source);
				const file = bytes && (await storePicture(scope, bytes, source));
				if (file) portraits.files.push(file);
				const key = file?.key ?? known.get(source);
				if (key) portraits.urls.push({ participant_id, url: fileUrl(key) });
			}),
		);
	}
	return portraits;
}
