/**
 * Marks a square of one's bingo card; invariant: a place is marked once (`game_squares_once`), what the product knows by
 * itself at once, everything else when an account owner agreed to what was said.
 */
import { z } from "zod";
import { chosenFile, digestOf, fileUrl, insertIfNew, maxPictureBytes, storePicture } from "#workers/features/files";
import { findOwners, nameOf } from "#workers/features/members";
import { insertModerationRequest } from "#workers/features/moderation";
import { notify } from "#workers/features/notifications";
import { takesPart } from "#workers/features/overview";
import { assertAll } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint, type UploadedFile } from "#workers/kernel/define-endpoint";
import { invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { type GameRow, isRunning, tasksOf } from "../rules/game";
import { maxWordsLength, type Proof } from "../rules/limits";
import { getGame } from "../steps/own-game";
import { countRecognitions, findCardOf } from "../store/cards";
import { isOpenNow } from "../store/games";
import { insertSquare, isPlaceFree } from "../store/squares";

export const markSquare = defineEndpoint({
	name: "games/mark-square",
	path: "/api/bingo/api_mark_square",
	summary:
		"Marks a square of the signed-in user's bingo card: at once where the product knows it by itself, else as a claim with words and, where the square asks for it, a picture (PNG or JPG, 2 MB).",
	access: "signed_in",
	flags: ["bingo_enabled"],
	input: z.object({ game_id: z.int(), place: z.int().min(0).max(24), words: text(maxWordsLength).default("") }),
	output: z.object({ place: z.int(), status: z.enum(["waiting", "done"]) }),
	errors: { not_running: {}, square_marked: {}, not_met: {}, upload_failed: {} },
	failsAs: "upload_failed",
	repetition: { kind: "key" },
	isMultipart: true,
	limits: [{ name: "upload", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { game_id, place, words }, files) => {
		const { account, user, clock, read, newId } = scope;
		const game = await getGame(scope, game_id, "bingo");
		if (!isRunning(game, clock.now())) throw refuse("not_running");
		const [card] = await read(findCardOf(account.id, game.id, user.id));
		const task = card && tasksOf(game)[(JSON.parse(card.squares) as number[])[place] ?? -1];
		if (!card || !task) throw notFound("game");
		const file = chosenFile(files);
		await check(scope, game, task.proof, { words, file });
		const status = task.proof === "words" || task.proof === "picture" ? ("waiting" as const) : ("done" as const);
		const picture = task.proof === "picture" && file ? await keepPicture(scope, file) : { url: "", statements: [] };
		const square = {
			...{ id: newId(), card_id: card.id, user_id: user.id, place, status, created_at: clock.now() },
			...{ words: status === "waiting" ? words : "", picture_url: picture.url },
		};
		const asking =
			status === "waiting" ? await ask(scope, { id: square.id, task: task.text }) : { statements: [], follow: [] };
		return scope.commit({
			statements: [
				assertAll({
					not_running: isOpenNow(account.id, game.id, clock.now()),
					square_marked: isPlaceFree(account.id, card.id, place),
				}),
				...picture.statements,
				insertSquare(account.id, square),
				takesPart(scope, "games", user.id),
				...asking.statements,
			],
			answer: { place, status },
			audit: { subject_kind: "game", subject_id: game.id, details: { place, status } },
			follow: asking.follow,
		});
	},
});

async function check(
	{ account, user, read, translate }: MemberScope,
	game: GameRow,
	proof: Proof,
	{ words, file }: { words: string; file: UploadedFile | undefined },
): Promise<void> {
	if (proof === "gave_recognition" || proof === "received_recognition") {
		const [counted] = await read(countRecognitions(account.id, user.id, game.starts_at, game.ends_at));
		if (counted?.[proof === "gave_recognition" ? "gave" : "received"] !== 1) throw refuse("not_met");
		return;
	}
	const isTooLarge = file !== undefined && file.bytes.byteLength > maxPictureBytes;
	const problems = {
		...(words === "" && { words: [translate("answers:validation.required")] }),
		...(proof === "picture" && !file && { file: [translate("games:validation.noFile")] }),
		...(proof === "picture" && isTooLarge && { file: [translate("games:validation.tooLarge")] }),
	};
	if (Object.keys(problems).length > 0) throw invalid(problems);
}

async function keepPicture(
	scope: MemberScope,
	{ bytes }: UploadedFile,
): Promise<{ url: string; statements: Statement[] }> {
	const source = `bingo of ${scope.user.id}: ${await digestOf(bytes)}`;
	const stored = await storePicture(scope, bytes, source, ["image/png", "image/jpeg"]);
	if (!stored) throw invalid({ file: [scope.translate("games:validation.fileType")] });
	return { url: fileUrl(stored.key), statements: await insertIfNew(scope, stored) };
}

/** The request in the inbox of account owners, and word to them. */
async function ask(scope: MemberScope, { id, task }: { id: number; task: string }) {
	const { account, user, clock, read, newId } = scope;
	const owners = (await read(findOwners(account.id))).filter((owner) => owner.id !== user.id);
	const request = { id: newId(), kind: "bingo_square", subject_id: id, requester_id: user.id } as const;
	const notice = notify(scope, "games/square-waiting", owners, { request_id: request.id, name: nameOf(user), task });
	return {
		statements: [
			insertModerationRequest(account.id, { ...request, moderator_role: "account_owner", message: "" }, clock.now()),
			...notice.statements,
		],
		follow: notice.follow,
	};
}
