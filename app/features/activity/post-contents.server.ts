/** What of each kind of thing in the feed goes to its page, as the feature to which it belongs shapes it. */
import type { ActivityKind } from "#workers/kernel/names";
import type { EndpointOutput } from "#workers/registry";
import { toAnniversaryContent } from "~/features/anniversaries/index.server";
import { toAnnouncementContent } from "~/features/announcements/index.server";
import { toIdeaContent } from "~/features/ideas/index.server";
import { toMedalliaContent } from "~/features/medallia/index.server";
import { toContestContent } from "~/features/photos/index.server";
import { toPollContent } from "~/features/polls/index.server";
import { toRecognitionContent } from "~/features/recognition/index.server";
import { toLevelContent } from "~/features/user-levels/index.server";
import type { KindContents } from "./feed-item";

type WireActivity = EndpointOutput<"activity/get-activity">["activity"];
type WireOf<Kind extends ActivityKind> = Extract<WireActivity, { kind: Kind }>;

const contents: { [Kind in ActivityKind]: (wire: WireOf<Kind>) => KindContents[Kind] } = {
	anniversary: toAnniversaryContent,
	announcement: toAnnouncementContent,
	idea: toIdeaContent,
	level: toLevelContent,
	medallia: toMedalliaContent,
	photo_contest: toContestContent,
	poll: toPollContent,
	recognition: toRecognitionContent,
};

/** What a thing of some kind shows beside what all share. */
type Content = { [Kind in ActivityKind]: { kind: Kind } & KindContents[Kind] }[ActivityKind];

/** What a thing shows beside what all share; nothing of a kind that no page draws. */
export function contentOf(activity: WireActivity): Content | null {
	if (!Object.hasOwn(contents, activity.kind)) return null;
	const shape = contents[activity.kind] as (wire: WireActivity) => KindContents[ActivityKind];
	return { kind: activity.kind, ...shape(activity) } as Content;
}
