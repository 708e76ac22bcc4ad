/** The strip with a person's name, title and balances. */
import type { ReactNode } from "react";
import { Avatar, type Face } from "./avatar";
import "./profile-strip.css";

/** One balance: its name, its figure, and a quiet line such as the money or a date. */
export type StripFigure = { term: string; figure: string; note?: string | null };

/** Props of a profile strip; its name is the page's heading unless told otherwise. */
export type ProfileStripProps = {
	person: Face;
	title?: string | null;
	figures: StripFigure[];
	isHeading?: boolean;
	/** Stands under the title, such as a link to the profile. */
	children?: ReactNode;
};

/** Face, name and title, with the balances beside them or, on a phone, under them. */
export function ProfileStrip({ person, title, figures, isHeading = true, children }: ProfileStripProps) {
	const Name = isHeading ? "h1" : "h2";
	return (
		<section className="card profile-strip" aria-label={person.name}>
			<div className="row">
				<Avatar {...person} sizePx={64} />
				<div className="grow">
					<Name>{person.name}</Name>
					{title && <p className="soft">{title}</p>}
					{children}
				</div>
			</div>
			{figures.length > 0 && (
				<dl className="figures">
					{figures.map(({ term, figure, note }) => (
						<div key={term}>
							<dt>{term}</dt>
							<dd>{figure}</dd>
							{note && <dd>{note}</dd>}
						</div>
					))}
				</dl>
			)}
		</section>
	);
}
