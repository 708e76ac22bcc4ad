/** A card as its reader sees it: the drawing in the client's colors, what it says, the message, and from whom or to whom. */

import type { Design } from "#workers/features/appreciations/rules/designs";
import { Avatar } from "~/ui/avatar";
import { useTranslation } from "~/ui/texts";

/** The drawing of a design. */
export function DesignDrawing({ design }: { design: Design }) {
	return (
		<span className="design" data-design={design}>
			<svg viewBox="0 0 100 100" aria-hidden="true">
				<use href={`/webapp/drawings.svg#badge-${design}`} />
			</svg>
		</span>
	);
}

/** Props of the card; `person` is the other one of the two. */
export type AppreciationCardProps = {
	design: Design;
	message: string;
	person: { name: string; image_url: string | null; says: string };
	when: string;
};

/** The card. */
export function AppreciationCard({ design, message, person, when }: AppreciationCardProps) {
	const { t } = useTranslation("appreciations");
	return (
		<li className="card card-flush appreciation">
			<DesignDrawing design={design} />
			<div className="stack-small appreciation-words">
				<h3>{t(`designs.${design}`)}</h3>
				<p className="appreciation-message">{message}</p>
				<div className="row">
					<Avatar name={person.name} image_url={person.image_url} sizePx={32} />
					<div className="grow">
						<p className="strong">{person.says}</p>
						<p className="meta">{when}</p>
					</div>
				</div>
			</div>
		</li>
	);
}
