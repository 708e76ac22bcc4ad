/** Makes the previews that an upload did not wait for, and those of photos that came another way; each photo by a batch of its own. */
import { storePreviews } from "#workers/features/files";
import { hourMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { never } from "#workers/kernel/due-work";
import type { Scope } from "#workers/kernel/scope";
import { listWithoutPreviews, nextWithoutPreviews, updatePreviews } from "../store/photos";

/** So many photos in one run: each is decoded whole. */
const atOnce = 10;

export const makePreviews: ScheduledWork = {
	name: "photos/make-previews",
	summary: "Makes smaller ones of photos that have none: of a demo, of an import, of an upload that did not wait.",
	triggers: ["photos_without_previews_added"],
	handler: async (scope) => {
		const waiting = await scope.read(listWithoutPreviews(scope.account.id, atOnce));
		if (!scope.env.IMAGES) return never;
		let failed = 0;
		for (const photo of waiting) failed += (await make(scope, photo)) ? 0 : 1;
		if (failed > 0) return scope.clock.now() + hourMs;
		return nextWithoutPreviews(scope.account.id);
	},
};

type WaitingPhoto = { id: number; image_url: string; width: number | null; height: number | null };

/** False when what draws pictures did not answer. */
async function make(scope: Scope<null>, { id, image_url, width, height }: WaitingPhoto): Promise<boolean> {
	const key = image_url.split("/").at(-1)!;
	const made = await storePreviews(scope, { key, width, height }).catch((error) => {
		scope.log.warn("photo-without-previews", { key, reason: String(error) });
		return undefined;
	});
	if (!made) return false;
	await scope.commit({
		statements: [...made.statements, updatePreviews(scope.account.id, id, JSON.stringify(made.previews))],
		answer: {},
	});
	return true;
}
