/** Icons from one small sprite that the browser fetches once. */

/** Every icon there is. */
export const iconNames = [
	"home",
	"bag",
	"cart",
	"heart",
	"heart-filled",
	"bell",
	"search",
	"menu",
	"grid",
	"close",
	"chevron-down",
	"chevron-left",
	"chevron-right",
	"plus",
	"minus",
	"check",
	"check-circle",
	"award",
	"thumb-up",
	"thumb-up-filled",
	"comment",
	"filter",
	"download",
	"upload",
	"clock",
	"warning",
	"info",
	"user",
	"users",
	"wallet",
	"trophy",
	"report",
	"gift",
	"sliders",
	"help",
	"logout",
	"globe",
	"truck",
	"box",
	"trash",
	"edit",
	"external",
	"lock",
	"mail",
	"sort",
	"arrow-up",
	"arrow-down",
	"star",
	"spinner",
	"bulb",
	"chart",
	"megaphone",
	"image",
	"calendar",
	"shield",
	"print",
	"eye",
	"play",
] as const;

/** The name of an icon. */
export type IconName = (typeof iconNames)[number];

/** An icon beside a word; alone it needs the name that its button or link carries. */
export function Icon({ name, size }: { name: IconName; size?: "small" | "large" }) {
	return (
		<svg className={size ? `icon icon-${size}` : "icon"} aria-hidden="true" focusable="false">
			<use href={`/webapp/icons.svg#${name}`} />
		</svg>
	);
}
