/** Whom an account owner wants to sign in as: a search by name, and who was found. */
import { Form, useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { Avatar } from "~/ui/avatar";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { PageHead } from "~/ui/page-head";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./choose-member.server";

export { loader } from "./choose-member.server";

export const meta = titleMeta;

/** The page. */
export default function ChooseMember() {
	const { t } = useTranslation("session");
	const { title, typed, people } = useLoaderData<typeof loader>();
	return (
		<div className="page-narrow">
			<PageHead title={title} subtitle={t("sudo.choose.text")} />
			<div className="stack">
				<Form className="row-wrap choose-member" role="search">
					<Field label={t("sudo.choose.search")} id="choose-member" control={{ name: "search", defaultValue: typed }}>
						<TextInput type="search" icon="search" autoComplete="off" />
					</Field>
					<Button type="submit">{t("sudo.choose.find")}</Button>
				</Form>
				{people?.length === 0 && <EmptyState drawing="people" title={t("sudo.choose.nobody", { typed })} />}
				{people && people.length > 0 && (
					<ul className="card card-flush rows">
						{people.map((person) => (
							<li key={person.id} className="row">
								<Avatar name={person.name} image_url={person.image_url} />
								<div className="grow">
									<p className="strong">{person.name}</p>
									<p className="meta">{person.title}</p>
								</div>
								<ButtonLink
									href={`/login/sudo/${person.id}`}
									opens="dialog"
									aria-label={t("sudo.title", { name: person.name })}
								>
									{t("sudo.choose.see")}
								</ButtonLink>
							</li>
						))}
					</ul>
				)}
			</div>
		</div>
	);
}
