/** Recognitions that are given with a picture, as an app sends them. */
import { message } from "#test/factories/approvals";
import type { TestProgram } from "#test/factories/programs";
import type { TestMember } from "#test/kit/tenant";
import { type EndpointOutput, endpoints } from "#workers/registry";
import { placedJpeg } from "./photos";

/** Where a recognition is given. */
export const givingPath = endpoints["recognition/give-recognition"].path;

/** What is given, to these people. */
export const giftOf = ({ id }: TestProgram, recipients: readonly TestMember[]) => ({
	...{ program_id: id, recipient_ids: recipients.map((person) => person.id), points: 100, message },
});

type Answer = EndpointOutput<"recognition/give-recognition"> & {
	submission_id: number;
	scheduled_id: number;
	resultType: string;
	resultMsg: string;
	errors?: Record<string, string[]>;
};

/** Gives with a picture of the dock. */
export async function giveWithPicture(
	giver: TestMember,
	program: TestProgram,
	recipients: readonly TestMember[],
	more: object = {},
	bytes: Uint8Array<ArrayBuffer> = placedJpeg,
	headers: Record<string, string> = {},
) {
	const body = new FormData();
	body.set("payload", JSON.stringify({ ...giftOf(program, recipients), picture_alt: "The dock", ...more }));
	body.set("image", new File([bytes], "dock.jpg", { type: "image/jpeg" }));
	const { client } = giver;
	const answer = await client.send(givingPath, {
		...{ method: "POST", body, headers: { "x-csrf-token": await client.csrfToken(), ...headers } },
	});
	return { status: answer.status, body: answer.body as unknown as Answer };
}
