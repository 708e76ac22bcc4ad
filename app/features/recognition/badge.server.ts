/** What a recognition shows once its giver chose a badge: its drawing in place of the program's, its name before the behaviors. */
import type { EndpointOutput } from "#workers/registry";

type Badge = EndpointOutput<"recognition/get-recognition-certificate">["certificate"]["badge"];
type Program = { id: number; name: string; glyph: string; image: string | null };

/** The drawing and the line of a recognition; without a badge those of its program. */
export function shownWithBadge({ program, behaviors, badge }: { program: Program; behaviors: string[]; badge: Badge }) {
	const praised = behaviors.join(", ");
	if (!badge) return { program, behaviors: praised };
	return {
		program: { ...program, glyph: badge.glyph, image: null },
		behaviors: [badge.name, praised].filter(Boolean).join(" · "),
	};
}
