/** Whom an account owner wants to give a role: a search by name, and who was found. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { Avatar } from "~/ui/avatar";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { PageHead } from "~/ui/page-head";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import "../settings.css";

export const meta = titleMeta;

/** The people found; none before anything was typed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	await context.requireCall("members/save-role");
	const typed = (new URL(request.url).searchParams.get("search") ?? "").trim().slice(0, 100);
	const found = typed ? await context.call("autosuggest/autosuggest", { search_text: typed, type: "users" }) : null;
	return {
		title: context.translate("members:owners.roles.choose.title"),
		typed,
		people: found?.searchResults.map(({ id, name, title, image_url }) => ({ id, name, title, image_url })) ?? null,
	};
}

/** The page. */
export default function ChoosePerson() {
	const { t } = useTranslation("members");
	const { title, typed, people } = useLoaderData<typeof loader>();
	const back = { href: "/settings/roles", label: t("settings:tabs.roles") };
	return (
		<div className="page-narrow">
			<PageHead title={title} subtitle={t("owners.roles.choose.text")} back={back} />
			<div className="stack">
				<Form className="role-search" role="search">
					<Field
						label={t("owners.roles.choose.search")}
						id="choose-person"
						control={{ name: "search", defaultValue: typed, autoFocus: people === null, maxLength: 100 }}
					>
						<TextInput type="search" icon="search" autoComplete="off" />
					</Field>
					<Button type="submit">{t("owners.roles.choose.find")}</Button>
				</Form>
				{people?.length === 0 && <EmptyState drawing="people" title={t("owners.roles.choose.nobody", { typed })} />}
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
									href={`/settings/roles/${person.id}`}
									aria-label={t("owners.roles.changing.label", { name: person.name })}
								>
									{t("owners.roles.choose.choose")}
								</ButtonLink>
							</li>
						))}
					</ul>
				)}
			</div>
		</div>
	);
}
