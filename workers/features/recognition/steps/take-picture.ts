/** The picture that goes with what somebody gives: what is asked of it, and how it is kept once all else was found right. */
import { z } from "zod";
import { type KeptPicture, keptPicture, keysOf, maxAltLength, toKept } from "#workers/features/activity";
import { chosenFile } from "#workers/features/files";
import { giveBack, photoErrors, takePhoto, uploadId } from "#workers/features/photos";
import { text } from "#workers/kernel/bounds";
import type { UploadedFile } from "#workers/kernel/define-endpoint";
import type { FieldErrors } from "#workers/kernel/errors";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { findOwnPicture, insertPicture } from "../store/pictures";

/** Fields of a call that may carry a picture, which is the call's file or an upload that came in parts. */
export const pictureInput = {
	/** What the picture shows, for those who do not see it; required where there is one. */
	picture_alt: text(maxAltLength).default(""),
	upload_id: uploadId,
	/** One that the giver sent before, to go along again; a file or an upload takes its place. */
	picture_id: z.int().nullable().default(null),
};

/** Why a picture is not taken; a call that may carry one declares these. */
export const pictureErrors = photoErrors;

/** What it may be, by its bytes. */
const types = ["image/png", "image/jpeg", "image/webp"];

type Sent = z.output<z.ZodObject<typeof pictureInput>>;

/** A picture that lies in R2: what its batch must hold, what follows it, and what a batch that failed does with its bytes. */
type Taken = { statements: Statement[]; follow: OutboxMessage[]; giveBack: (error: unknown) => Promise<never> };

const isSent = ({ upload_id }: Sent, files: readonly UploadedFile[]) =>
	upload_id !== undefined || chosenFile(files) !== undefined;

/** The picture of the giver's own that is to go along again, as it is kept; null where none is, or it is nobody's or another's. */
export async function findSentPicture(scope: MemberScope, { picture_id }: Sent): Promise<KeptPicture | null> {
	if (picture_id === null) return null;
	const [row] = await scope.read(findOwnPicture(scope.account.id, scope.user.id, picture_id));
	return row ? keptPicture(row) : null;
}

/** What is missing of it: what it shows, or the picture itself, which a form without scripts loses when it comes back. */
export function pictureProblems(
	{ translate }: MemberScope,
	sent: Sent,
	files: readonly UploadedFile[],
	before: KeptPicture | null,
): FieldErrors {
	const isSaid = sent.picture_alt !== "";
	if (isSent(sent, files)) return isSaid ? {} : { picture_alt: [translate("answers:validation.required")] };
	if (sent.picture_id !== null) return before ? {} : { picture_id: [translate("recognition:picture.gone")] };
	return isSaid ? { picture_alt: [translate("recognition:picture.missing")] } : {};
}

/** The picture of a call by the id that it will have, null where there is none; `take` keeps it, once nothing else is wrong. */
export function pictureOf(
	scope: MemberScope,
	sent: Sent,
	files: readonly UploadedFile[],
	before: KeptPicture | null,
): { id: number | null; take: () => Promise<Taken> } {
	const isNew = isSent(sent, files);
	if (!isNew && !before) return { id: null, take: async () => nothing };
	const id = scope.newId();
	return {
		id,
		take: async () => (isNew || !before ? keep(scope, id, sent, files) : keepAgain(scope, id, sent, before)),
	};
}

/** The same files under a row of its own, so that who sees one of them sees that one alone; its description may be a new one. */
function keepAgain(
	{ account, user, clock }: MemberScope,
	id: number,
	{ picture_alt }: Sent,
	before: KeptPicture,
): Taken {
	const picture = JSON.stringify({ ...before, alt: picture_alt || before.alt });
	return { ...nothing, statements: [insertPicture(account.id, { id, giver_id: user.id, picture }, clock.now())] };
}

const nothing: Taken = {
	statements: [],
	follow: [],
	giveBack: (error) => Promise.reject(error),
};

async function keep(
	scope: MemberScope,
	id: number,
	{ upload_id, picture_alt }: Sent,
	files: readonly UploadedFile[],
): Promise<Taken> {
	const { account, user, clock } = scope;
	await scope.entered();
	const source = `picture of recognition ${id}`;
	const { statements, follow, ...picture } = await takePhoto(scope, files, upload_id, { source, types });
	const kept = toKept(picture, picture_alt);
	const row = { id, giver_id: user.id, picture: JSON.stringify(kept) };
	return {
		statements: [...statements, insertPicture(account.id, row, clock.now())],
		follow,
		giveBack: (error) => giveBack(scope, keysOf(kept), error),
	};
}
