/** Where recognising starts: a search for people and groups, and the faces of one's team. */

import { MemberPicker } from "~/features/recognition";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { useTranslation } from "~/ui/texts";

/** A colleague who can be recognised with one click. */
export type FacePerson = { id: number; name: string; first_name: string; image_url: string | null };

/** The card. */
export function RecognizeCard({ people, mayCommit }: { people: FacePerson[]; mayCommit: boolean }) {
	const { t } = useTranslation("home");
	return (
		<section className="card recognize" aria-labelledby="recognize-title">
			<div className="card-head">
				<h2 id="recognize-title">{t("recognize.title")}</h2>
			</div>
			<MemberPicker mayCommit={mayCommit} />
			{people.length > 0 && (
				<ul className="faces" aria-label={t("recognize.faces")}>
					{people.map((person) => (
						<li key={person.id}>
							<Anchor className="plain face" href={`/recognitions/give?recipient_ids=${person.id}`} opens="dialog">
								<Avatar name={person.name} image_url={person.image_url} sizePx={52} />
								<span className="cut" aria-hidden="true">
									{person.first_name}
								</span>
								<span className="unseen">{t("recognize.face", { name: person.name })}</span>
							</Anchor>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
