/** The laurel, the badges of programs, and the small drawings of empty states, all in the client's colours. */
import { programGlyphs } from "#workers/features/programs/rules/glyphs";
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
	"fallen-leaf",
	"locked",
] as const;

/** The name of a drawing. */
export type DrawingName = (typeof drawingNames)[number];

/** Px from which on a laurel is drawn leaf by leaf; below it has five broad leaves a side, else it turns to dust. */
const fineFromPx = 48;

/** The product's one ornament. */
export function LaurelWreath({ className }: { className?: string }) {
	return (
		<svg className={classNames("wreath", className)} viewBox="0 0 100 100" aria-hidden="true">
			<use href="/webapp/drawings.svg#laurel" />
		</svg>
	);
}

/** Props of a program's badge; a glyph that is not drawn gives way to one that stays the same for the same program. */
export type ProgramBadgeProps = {
	glyph?: string;
	programId?: number | string;
	image_url?: string | null;
	sizePx?: number;
};

/** A program's badge: the laurel around its glyph, or around its own picture. */
export function ProgramBadge({ glyph, programId = "", image_url, sizePx = fineFromPx }: ProgramBadgeProps) {
	const style = sizePx === fineFromPx ? undefined : { "--size": `${sizePx}px` };
	const isFine = sizePx >= fineFromPx;
	const laurel = <use href={`/webapp/drawings.svg#${isFine ? "laurel" : "laurel-small"}`} />;
	if (image_url) {
		return (
			<span className="badge" style={style}>
				<svg viewBox="0 0 100 100" aria-hidden="true">
					{laurel}
				</svg>
				<img src={image_url} alt="" width={sizePx / 2} height={sizePx / 2} loading="lazy" />
			</span>
		);
	}
	const shown =
		programGlyphs.find((known) => known === glyph) ?? programGlyphs[hueOf(String(programId)) % programGlyphs.length];
	return (
		<svg className="badge" style={style} viewBox="0 0 100 100" aria-hidden="true">
			{laurel}
			<use
				href={`/webapp/drawings.svg#badge-${shown}`}
				transform={isFine ? undefined : "translate(-6 -6) scale(1.12)"}
			/>
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
