/** A line of a list of people: face, name, what they do, and what can be done at its end. */
import type { ReactNode } from "react";
import { Avatar } from "~/ui/avatar";

/** Somebody in a list. */
export type ListedPerson = { id: number; name: string; title: string | null; image_url: string | null };

/** The line; stands in a list with the class `rows`. */
export function PersonRow({ person, children }: { person: ListedPerson; children?: ReactNode }) {
	return (
		<li className="row">
			<Avatar name={person.name} image_url={person.image_url} />
			<div className="grow">
				<p className="strong">{person.name}</p>
				{person.title && <p className="meta">{person.title}</p>}
			</div>
			{children}
		</li>
	);
}
