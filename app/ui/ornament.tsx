/** The laurel, the badges of programs, and the small drawings of empty states, all in the client's colours. */
import { classNames } from "./class-names";
import { hueOf } from "./rules/text";

/** The drawings there are. */
export const drawingNames = [
	"feed",
	"cart",
	"search",
	"program",
	"chart",
	"heart",
	"bell",
	"box",
	"report",
	"people",
	"lock",
	"broken",
] as const;

/** The name of a drawing. */
export type DrawingName = (typeof drawingNames)[number];

/** The glyphs that a drawn badge can carry. */
export const badgeGlyphs = ["star", "heart", "bulb", "trophy", "people", "check"] as const;

/** The name of a badge's glyph. */
export type BadgeGlyph = (typeof badgeGlyphs)[number];

/** The product's one ornament. */
export function LaurelWreath({ className }: { className?: string }) {
	return (
		<svg className={classNames("wreath", className)} viewBox="0 0 100 100" aria-hidden="true">
			<use href="/webapp/drawings.svg#wreath" />
		</svg>
	);
}

/** A program's badge: its own picture, or a wreath around a glyph that stays the same for the same program. */
export function ProgramBadge({
	glyph,
	programId = "",
	image_url,
	sizePx = 48,
}: {
	glyph?: BadgeGlyph;
	programId?: number | string;
	image_url?: string | null;
	sizePx?: number;
}) {
	const style = sizePx === 48 ? undefined : { "--size": `${sizePx}px` };
	if (image_url) {
		return (
			<img
				className="badge badge-image"
				style={style}
				src={image_url}
				alt=""
				width={sizePx}
				height={sizePx}
				loading="lazy"
			/>
		);
	}
	const shown = glyph ?? badgeGlyphs[hueOf(String(programId)) % badgeGlyphs.length] ?? "star";
	return (
		<svg className="badge" style={style} viewBox="0 0 100 100" aria-hidden="true">
			<use href={`/webapp/drawings.svg#badge-${shown}`} />
		</svg>
	);
}

/** A small drawing in the client's colours. */
export function Drawing({ name }: { name: DrawingName }) {
	return (
		<svg className="drawing" viewBox="0 0 120 96" aria-hidden="true">
			<use href={`/webapp/drawings.svg#${name}`} />
		</svg>
	);
}
