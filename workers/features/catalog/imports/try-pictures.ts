/** Tries pictures of one host, and writes what came of each: a file, a warning of its line, or another try later. */
import { fileUrl, findFilesBySource, insertFiles, type StoredFile, storePicture } from "#workers/features/files";
import { addWarnings, countFetched, deleteWarning } from "#workers/features/imports";
import type { JobRun } from "#workers/kernel/define-job";
import { type Reason, shown } from "#workers/kernel/import-rows";
import type { Scope, Translate } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { updatePictureReady, updatePicturesFailed } from "../store/write-items";
import { fetchBytes } from "./fetch-bytes";
import { afterTries, type PictureRound } from "./rules/picture-round";
import { catalogueWords } from "./rules/words";
import {
	countAttempts,
	deleteWantedPictures,
	findItemsWaiting,
	postponePictures,
	type WaitingPicture,
} from "./store/pictures";

const maxTries = 3;

/** An import's pictures as a run holds them. `run` is missing when the job itself was given up. */
export type PictureWork = { request_id: number; translate: Translate; round: PictureRound; run?: JobRun };

type Shown = Pick<StoredFile, "key" | "width" | "height">;

/** What became of one picture: it is there, nobody waits for it any more, it will never come, or its server was away. */
type Outcome =
	| { kind: "ready"; picture: WaitingPicture; file: Shown; stored?: StoredFile }
	| { kind: "gone"; picture: WaitingPicture }
	| { kind: "failed"; picture: WaitingPicture; reason: Reason }
	| { kind: "away"; picture: WaitingPicture };

/** Tries some pictures of one host at once; the round that follows. */
export async function tryPictures(
	scope: Scope<null>,
	work: PictureWork,
	pictures: readonly WaitingPicture[],
): Promise<PictureRound> {
	const account_id = scope.account.id;
	const { request_id, round, run } = work;
	const outcomes = await Promise.all(pictures.map((picture) => tryPicture(scope, picture)));
	const away = outcomes.filter(({ kind }) => kind === "away").length;
	const settled = outcomes.map(afterLastTry);
	const failed = settled.flatMap((outcome) => (outcome.kind === "failed" ? [outcome] : []));
	const again = settled.filter(({ kind }) => kind === "away").map(({ picture }) => picture.id);
	const over = settled.filter(({ kind }) => kind !== "away").map(({ picture }) => picture.id);
	await scope.commit({
		statements: [
			...settled.flatMap((outcome) => (outcome.kind === "ready" ? readyStatements(scope, work, outcome) : [])),
			...failed.flatMap(({ picture, reason }) => failedStatements(scope, work, [picture], () => reason)),
			...countAttempts(account_id, again),
			...deleteWantedPictures(account_id, over),
			countFetched(
				account_id,
				request_id,
				round.is_late
					? { settled: 0, failed: failed.length - over.length }
					: { settled: over.length, failed: failed.length },
			),
			...(run?.renew() ?? []),
		],
		answer: {},
	});
	return afterTries(round, { delivered: outcomes.length - away, away });
}

/** Ends pictures of a host that is asked no more; for a first time they wait for the late try. */
export async function giveUpPictures(
	scope: Scope<null>,
	work: PictureWork,
	pictures: readonly WaitingPicture[],
): Promise<void> {
	const account_id = scope.account.id;
	const ids = pictures.map(({ id }) => id);
	const first = [
		...failedStatements(scope, work, pictures, awayReason),
		postponePictures(account_id, ids),
		countFetched(account_id, work.request_id, { settled: ids.length, failed: ids.length }),
	];
	await scope.commit({
		statements: [...(work.round.is_late ? deleteWantedPictures(account_id, ids) : first), ...(work.run?.renew() ?? [])],
		answer: {},
	});
}

async function tryPicture(scope: Scope<null>, picture: WaitingPicture): Promise<Outcome> {
	const account_id = scope.account.id;
	const { source } = picture;
	const [waiting, [known]] = await Promise.all([
		scope.read(findItemsWaiting(account_id, source, itemsOf(picture))),
		scope.read(findFilesBySource(account_id, [source])),
	]);
	if (waiting.length === 0) return { kind: "gone", picture };
	if (known) return { kind: "ready", picture, file: known };
	const fetched = await fetchBytes(source);
	if ("away" in fetched) return { kind: "away", picture };
	if ("reason" in fetched) return { kind: "failed", picture, reason: fetched.reason };
	const stored = await storePicture(scope, fetched.bytes, source);
	if (!stored) return { kind: "failed", picture, reason: { code: "picture_type", values: { value: shown(source) } } };
	return { kind: "ready", picture, file: stored, stored };
}

/** A picture whose server was away three times is not asked for again. */
function afterLastTry(outcome: Outcome): Outcome {
	const { kind, picture } = outcome;
	if (kind !== "away" || picture.attempts + 1 < maxTries) return outcome;
	const reason: Reason = { code: "picture_unreachable", values: { value: shown(picture.source) } };
	return { kind: "failed", picture, reason };
}

function readyStatements(
	scope: Scope<null>,
	work: PictureWork,
	{ picture, file, stored }: Extract<Outcome, { kind: "ready" }>,
): Statement[] {
	const account_id = scope.account.id;
	const warning = warningOf(picture, awayReason(picture));
	return [
		...(stored ? insertFiles(account_id, [stored], scope.clock.now()) : []),
		...updatePictureReady(account_id, picture.source, itemsOf(picture), { ...file, url: fileUrl(file.key) }),
		...(work.round.is_late ? deleteWarning(placeOf(account_id, work), warning) : []),
	];
}

/** Pictures that will not come: the items show a placeholder, the upload a warning, unless it has one already. */
function failedStatements(
	scope: Scope<null>,
	work: PictureWork,
	pictures: readonly WaitingPicture[],
	reasonOf: (picture: WaitingPicture) => Reason,
): Statement[] {
	const account_id = scope.account.id;
	const sources = pictures.map(({ source }) => source);
	const warnings = pictures.map((picture) => warningOf(picture, reasonOf(picture)));
	return [
		...updatePicturesFailed(account_id, sources, pictures.flatMap(itemsOf)),
		...(work.round.is_late ? [] : addWarnings(placeOf(account_id, work), warnings)),
	];
}

function placeOf(account_id: number, { request_id, translate }: PictureWork) {
	return { account_id, request_id, words: catalogueWords, translate } as const;
}

function warningOf({ line, source }: WaitingPicture, reason: Reason) {
	return { line, cells: [source], reasons: [reason], isWarning: true };
}

function awayReason({ source, host }: WaitingPicture): Reason {
	return { code: "picture_host_away", values: { value: shown(source), host } };
}

function itemsOf({ item_ids }: WaitingPicture): number[] {
	return JSON.parse(item_ids) as number[];
}
