/**
 * Fetches the remote pictures of an import, few at once; invariant: a host that fails three times in a row is asked no
 * more, its other pictures fail with it, and one late try follows. What each step brings is one batch.
 */
import { z } from "zod";
import { defineJob } from "#workers/kernel/define-job";
import type { Scope } from "#workers/kernel/scope";
import { textsFor, translator } from "#workers/kernel/translate";
import { isGivenUp, isNetworkAway, lateAfterMs, picturesAtOnce, turnTo, waitMs } from "../imports/rules/picture-round";
import { listImportsWithPictures, listWaitingPictures } from "../imports/store/pictures";
import { giveUpPictures, type PictureWork, tryPictures } from "../imports/try-pictures";

/** A run goes on in a new message after so many steps, far below the platform's limits of one invocation. */
const stepsARun = 40;
const givenUpAtOnce = 500;

const payload = z.object({
	request_id: z.int(),
	/** The requester's language, in which failures are told. */
	language_code: z.string(),
	host: z.string().default(""),
	failures: z.int().default(0),
	dead_hosts: z.int().default(0),
	is_late: z.boolean().default(false),
});
type Payload = z.output<typeof payload>;

export const fetchPictures = defineJob({
	name: "catalog/fetch-pictures",
	summary: "Fetches the remote pictures of an import and keeps them in R2.",
	runsApart: true,
	payload,
	afterImport: { does: "go on", waiting: listImportsWithPictures },
	handler: async (scope, wish, run) => {
		const work: PictureWork = { ...workOf(scope, wish), run };
		let provenHost = "";
		for (let step = 0; step < stepsARun; step += 1) {
			const pictures = await nextPictures(scope, work);
			if (pictures.length === 0) return finish(scope, wish, work);
			if (isGivenUp(work.round)) {
				await giveUpPictures(scope, work, pictures);
				continue;
			}
			// A host that has not delivered yet is asked for one picture alone.
			const isProven = work.round.host === provenHost;
			const failuresBefore = work.round.failures;
			work.round = await tryPictures(scope, work, pictures.slice(0, isProven ? picturesAtOnce : 1));
			const hasFailed = work.round.failures > failuresBefore;
			if (!hasFailed) provenHost = work.round.host;
			else if (isGivenUp(work.round)) logGivenUp(scope, work);
			else if (!isProven) return goOn(scope, wish, work, waitMs(work.round));
		}
		await goOn(scope, wish, work, 0);
	},
	/** Something of ours failed again and again: what still waits is shown as failed. */
	onFailed: async (scope, wish) => {
		const work = workOf(scope, { ...wish, is_late: false });
		for (;;) {
			const pictures = await scope.read(listOf(scope, work, givenUpAtOnce));
			if (pictures.length === 0) return;
			await giveUpPictures(scope, work, pictures);
		}
	},
});

function workOf(scope: Scope<null>, { request_id, language_code, ...round }: Payload): PictureWork {
	return { request_id, translate: translator(textsFor(scope.account, language_code)), round };
}

/** The next pictures of the host whose turn it is; of all hosts when the network is away. */
async function nextPictures(scope: Scope<null>, work: PictureWork) {
	const next = await scope.read(listOf(scope, work, isGivenUp(work.round) ? givenUpAtOnce : picturesAtOnce));
	if (next.length === 0 || isNetworkAway(work.round)) return next;
	work.round = turnTo(work.round, next[0]!.host);
	return next.filter(({ host }) => host === work.round.host);
}

function listOf(scope: Scope<null>, { request_id, round }: PictureWork, max: number) {
	return listWaitingPictures(scope.account.id, request_id, round.is_late ? "late" : "waiting", max);
}

/** Goes on in a new message, after a while where the host is to be left alone. */
async function goOn(scope: Scope<null>, wish: Payload, { round, run }: PictureWork, waitsMs: number): Promise<void> {
	const message = { job: fetchPictures.name, payload: { ...wish, ...round }, due_at: scope.clock.now() + waitsMs };
	await scope.commit({ statements: run?.end() ?? [], answer: {}, follow: [message] });
}

/** Ends; what was given up with its host is tried once more later. */
async function finish(scope: Scope<null>, wish: Payload, work: PictureWork): Promise<void> {
	const isLate = work.round.is_late;
	const late = isLate ? [] : await scope.read(listWaitingPictures(scope.account.id, wish.request_id, "late", 1));
	const again = { request_id: wish.request_id, language_code: wish.language_code, is_late: true };
	const message = { job: fetchPictures.name, payload: again, due_at: scope.clock.now() + lateAfterMs };
	await scope.commit({ statements: work.run?.end() ?? [], answer: {}, follow: late.length > 0 ? [message] : [] });
}

/** One line for a host, however many pictures it has. */
function logGivenUp(scope: Scope<null>, { request_id, round }: PictureWork): void {
	scope.log.warn("picture-host-given-up", { request_id, ...round });
}
