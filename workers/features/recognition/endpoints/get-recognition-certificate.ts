/** Reads a certificate; invariant: only giver, recipient, their team where it may, the manager and the owner see what is not public. */
import { z } from "zod";
import { badgeOutput, presentBadge } from "#workers/features/badges";
import { findBehaviors } from "#workers/features/programs";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { nameIn } from "#workers/kernel/name-in";
import { pictureOutput } from "#workers/kernel/shown-picture";
import { maySeeRecognition } from "../rules/may-see-recognition";
import { shownPoints } from "../rules/shown-points";
import { visibilities } from "../rules/split-by-audience";
import { presentRecognitionPicture } from "../steps/present-picture";
import { findCertificate } from "../store/recognitions";

export const getRecognitionCertificate = defineEndpoint({
	name: "recognition/get-recognition-certificate",
	path: "/api/certificates/api_get_recognition_certificate",
	summary: "What stands on the certificate of a recognition.",
	access: "signed_in",
	input: z.object({ certificate_id: z.int() }),
	output: z.object({
		certificate: z.object({
			certificate_id: z.int(),
			activity_id: z.int(),
			giver_id: z.int(),
			recipient_id: z.int(),
			certificate_code: z.string(),
			recognizedBy: z.string(),
			recognizedByImage: z.string().nullable(),
			giver_first_name: z.string(),
			giver_title: z.string(),
			recipient: z.string(),
			recipientImage: z.string().nullable(),
			recipient_title: z.string(),
			program: z.string(),
			program_image: z.string().nullable(),
			glyph: z.string(),
			/** What its giver chose in place of the program's drawing (`glyph`, `program_image`). */
			badge: badgeOutput,
			behaviors: z.array(z.string()),
			points: z.int().nullable(),
			message: z.string(),
			visibility: z.enum(visibilities),
			recognition_subtype: z.string(),
			created_at: z.int(),
			/** How many people were thanked in the same post, this one among them; 1 for what nobody else sees. */
			recipient_count: z.int(),
			/** The picture that was sent with it. */
			picture: pictureOutput.nullable(),
			is_mine: z.union([z.literal(0), z.literal(1)]),
		}),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, request, read }, { certificate_id }) => {
		const [row] = await read(findCertificate(account.id, certificate_id));
		if (!row || !maySeeRecognition(row, user)) throw notFound("certificate");
		const behaviors = await read(findBehaviors(account.id, JSON.parse(row.behavior_ids) as number[]));
		const {
			id,
			recipient_manager_id: _manager,
			behavior_ids: _ids,
			program_id: _program,
			subtype,
			picture_id: _picture,
			...shown
		} = row;
		return {
			certificate: {
				...shown,
				certificate_id: id,
				badge: presentBadge(row.badge, { request, account }),
				behaviors: behaviors.map(({ names }) => nameIn(names, { request, account })),
				points: shownPoints(account, row.points),
				visibility: z.enum(visibilities).parse(row.visibility),
				recognition_subtype: subtype,
				picture: presentRecognitionPicture(row),
				recipient_count: row.visibility === "private" ? 1 : row.recipient_count,
				is_mine: row.recipient_id === user.id ? (1 as const) : (0 as const),
			},
		};
	},
});
