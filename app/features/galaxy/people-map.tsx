/** People as faces with lines between them; each face is a link to that person's circle. */
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { classNames } from "~/ui/class-names";
import { useTranslation } from "~/ui/texts";

/** Somebody on a map. */
export type MapPerson = { id: number; name: string; image_url: string | null; given: number; received: number };

/** Where somebody stands, in hundredths. */
type Place = { id: number; left: number; top: number };

type Tie = { one_id: number; other_id: number; count: number };

type PeopleMapProps = {
	label: string;
	people: readonly MapPerson[];
	places: readonly Place[];
	ties: readonly Tie[];
	/** Who reads it: marked. */
	me: number;
	/** Whose circle it is: marked, and no link to itself. */
	center?: number;
	hrefOf: (id: number) => string;
	className: string;
};

/** Px of the thinnest and the widest line. */
const thin = 1;
const wide = 7;

/** The map; lines lie under the faces, and are read from the table behind it. */
export function PeopleMap({ label, people, places, ties, me, center, hrefOf, className }: PeopleMapProps) {
	const placeOf = new Map(places.map((place) => [place.id, place]));
	const personOf = new Map(people.map((person) => [person.id, person]));
	const most = Math.max(1, ...ties.map(({ count }) => count));
	return (
		<div className={classNames("galaxy-map", className)}>
			<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
				{ties.map(({ one_id, other_id, count }) => {
					const one = placeOf.get(one_id);
					const other = placeOf.get(other_id);
					if (!one || !other) return null;
					const isOwn = one_id === (center ?? me) || other_id === (center ?? me);
					return (
						<line
							key={`${one_id} ${other_id}`}
							className={isOwn ? "galaxy-line galaxy-line-own" : "galaxy-line"}
							x1={one.left}
							y1={one.top}
							x2={other.left}
							y2={other.top}
							strokeWidth={thin + ((wide - thin) * (count - 1)) / Math.max(1, most - 1)}
						/>
					);
				})}
			</svg>
			<ul aria-label={label}>
				{places.map((place) => {
					const person = personOf.get(place.id);
					return (
						person && (
							<li key={place.id} style={{ left: `${place.left}%`, top: `${place.top}%` }}>
								<Face
									person={person}
									isMe={person.id === me}
									isCenter={person.id === center}
									href={hrefOf(person.id)}
								/>
							</li>
						)
					);
				})}
			</ul>
		</div>
	);
}

type FaceProps = { person: MapPerson; isMe: boolean; isCenter: boolean; href: string };

function Face({ person: { name, image_url, given, received }, isMe, isCenter, href }: FaceProps) {
	const { t } = useTranslation("galaxy");
	return (
		<Anchor
			className={classNames("galaxy-face", isMe && "galaxy-me", isCenter && "galaxy-center")}
			href={href}
			keepsScroll
			aria-current={isCenter ? "true" : undefined}
		>
			<Avatar name={name} image_url={image_url} sizePx={isCenter ? 56 : 40} />
			<span className="galaxy-name two-lines">{isMe ? t("you") : name}</span>
			<span className="unseen">
				{t("gave", { count: given })} {t("got", { count: received })}
			</span>
		</Anchor>
	);
}
