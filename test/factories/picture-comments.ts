/** A post with comments that carry a picture, and who sees it. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { endpoints } from "#workers/registry";
import { placedPng, sendPhoto } from "./photos";
import { addProgram } from "./programs";
import { addRecognition } from "./recognition";

/** Where a comment with a picture is sent. */
export const pictureCommentPath = endpoints["activity/save-picture-comment"].path;

/** A comment that was written, as its writer is answered. */
export type PicturedComment = {
	id: number;
	picture: { url: string; alt: string; previews: { width: number; url: string }[] };
};

/** Marcus thanked Priya, who both report to Hannah; Stella works elsewhere, Olga owns the account. */
export async function makePost(visibility: "public" | "team", priyaIs: { last_name?: string } = {}) {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const hannah = await acme.addMember({ first_name: "Hannah" });
	const priya = await acme.addMember({ first_name: "Priya", ...priyaIs, manager_id: hannah.id });
	const marcus: TestMember = await acme.addMember({ first_name: "Marcus", manager_id: hannah.id });
	const stranger = await acme.addMember({ first_name: "Stella" });
	const program = await addProgram(acme, { owner: olga, name: "Thanks", budget: 500 });
	const given = { giver: marcus, recipients: [priya], program, visibility };
	const { activity_id } = await addRecognition(acme, given);
	return { acme, olga, priya, marcus, stranger, activity_id };
}

/** Writes a comment with a picture. */
export async function commentWithPicture(
	person: TestMember,
	said: { activity_id: number; comment_text?: string; picture_alt?: string },
	bytes: Uint8Array<ArrayBuffer> = placedPng,
): Promise<PicturedComment> {
	const { status, body } = await sendPhoto(person, pictureCommentPath, { comment_text: "Look!", ...said }, bytes);
	if (status !== 200) throw new Error(`the comment was answered with ${status}: ${JSON.stringify(body)}`);
	return body.comment as PicturedComment;
}

/** How many rows and objects an account has of files. */
export async function keptFiles({ id, database }: Pick<TestTenant, "id" | "database">) {
	const [row] = await database.read(sql<{ count: number }>`select count(*) as count from files
		where account_id = ${id}`);
	return { rows: row!.count, objects: (await env.FILES.list({ prefix: `files/${id}/` })).objects.length };
}
