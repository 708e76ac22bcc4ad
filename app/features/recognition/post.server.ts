/** What a recognition's post shows of the wire's item: people as faces, behaviors in one line, and nothing that no page draws. */
import type { ActivityKinds } from "#workers/kernel/names";
import type { Face } from "~/ui/avatar";

type WireContent = ActivityKinds["recognition"]["content"];

/** The content of a recognition's post. */
export type RecognitionContent = Omit<WireContent, "recipients" | "behaviors" | "picture"> & {
	recipients: Face[];
	behaviors: string;
};

/** Shapes the content for the page. */
export function toRecognitionContent(wire: WireContent): RecognitionContent {
	const { recipient_count, group_names, named_count, recognition_id, message, program, points } = wire;
	return {
		...{ recipient_count, group_names, named_count, recognition_id, message, program, points },
		recipients: wire.recipients.map(({ name, image_url }) => ({ name, image_url })),
		behaviors: wire.behaviors.join(", "),
	};
}
