/** What a recognition's post shows of the wire's item: people as faces, behaviors in one line, and nothing that no page draws. */
import type { ActivityKinds } from "#workers/kernel/names";
import type { Face } from "~/ui/avatar";
import { shownWithBadge } from "./badge.server";

type WireContent = ActivityKinds["recognition"]["content"];

/** The content of a recognition's post. */
export type RecognitionContent = Omit<
	WireContent,
	"recipients" | "behaviors" | "picture" | "badge" | "boost_points" | "may_boost"
> & {
	recipients: Face[];
	behaviors: string;
	/** Left out where there is none. */
	picture?: PostPicture;
	/** Left out where nobody added any. */
	boost_points?: number;
	/** Left out of what the reader may not boost. */
	may_boost?: 1;
};

/** A picture as the attributes with which a post draws it: worked out here, since every feed carries the script that draws. */
export type PostPicture = {
	src: string;
	srcSet?: string;
	sizes?: string;
	alt: string;
	width?: number;
	height?: number;
	loading: "lazy";
};

/** The height in pixels above which a post shows no picture; what is higher becomes narrower. */
const maxHeight = 420;

/** Shapes the content for the page. */
export function toRecognitionContent(wire: WireContent): RecognitionContent {
	const { recipient_count, group_names, named_count, recognition_id, message, points } = wire;
	return {
		...{ recipient_count, group_names, named_count, recognition_id, message, points, ...shownWithBadge(wire) },
		recipients: wire.recipients.map(({ name, image_url }) => ({ name, image_url })),
		...(wire.boost_points ? { boost_points: wire.boost_points } : {}),
		...(wire.may_boost ? { may_boost: 1 as const } : {}),
		...(wire.picture ? { picture: toPostPicture(wire.picture) } : {}),
	};
}

/** The attributes with which a post draws a picture. */
export function toPostPicture({ url, alt, width, height, previews }: NonNullable<WireContent["picture"]>): PostPicture {
	const shown = { src: url, alt, loading: "lazy" } as const;
	if (!width || !height) return shown;
	const scale = Math.min(1, maxHeight / height);
	const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
	if (previews.length === 0) return { ...shown, ...size };
	const srcSet = [...previews, { url, width }].map((one) => `${one.url} ${one.width}w`).join(", ");
	return {
		...shown,
		...size,
		srcSet,
		sizes: `(max-width: 640px) min(90vw, ${size.width}px), min(600px, ${size.width}px)`,
	};
}
