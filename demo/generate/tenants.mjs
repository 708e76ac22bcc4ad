// The account settings of the two demo tenants: colours, labels per language and every feature flag.

const generalFlags = [
	"redemptions_enabled",
	"give_recognition_enabled",
	"ideas_enabled",
	"polls_enabled",
	"appreciations_enabled",
	"wallets_enabled",
	"wallets_redemptions_enabled",
	"bingo_enabled",
	"employee_nominations_enabled",
	"photo_albums_enabled",
	"ots_enabled",
	"user_detail_notes_enabled",
	"user_levels_enabled",
	"buy_points_enabled",
	"buy_wallet_points_enabled",
	"surveys_enabled",
	"email_login_info_for_terminated",
	"generate_token_allowed",
	"create_new_employee_enabled",
	"scoreboard_competitions_enabled",
	"ao_direct_wallet_issuance_enabled",
	"employee_commitments_enabled",
	"global_filter_enabled",
	"language_selection_enabled",
	"new_translations_enabled",
	"show_employee_title",
	"show_employee_hire_date",
	"show_employee_active_status",
	"show_employee_date_of_birth",
	"show_employee_role",
	"show_employee_phone",
	"show_employee_termination_date",
	"show_employee_detail_points_info",
];
const specialFlags = [
	"sales_module_enabled",
	"pending_sales_enabled",
	"orders_management_enabled",
	"hide_points_for_account",
	"hide_faqs",
	"hide_all_icon_options",
	"showOnlyShop",
	"disallow_adding_items_to_cart",
	"signup_moderation",
	"custom_user_sign_up_enabled",
	"gifting_platform",
	"process_disbursements_enabled",
	"is_tcpl_account",
	"sync_member_point_balances_with_client",
	"is_su_account",
];

const offAtGlobex = [
	"wallets_enabled",
	"wallets_redemptions_enabled",
	"bingo_enabled",
	"ideas_enabled",
	"buy_points_enabled",
	"buy_wallet_points_enabled",
	"ao_direct_wallet_issuance_enabled",
	"employee_commitments_enabled",
	"ots_enabled",
	"scoreboard_competitions_enabled",
	"show_employee_date_of_birth",
];

const flagsWithout = (off) => ({
	...Object.fromEntries(generalFlags.map((flag) => [flag, off.includes(flag) ? 0 : 1])),
	...Object.fromEntries(specialFlags.map((flag) => [flag, 0])),
});

const label = (en, es, fr) => ({ en, es, fr });
const footerLinks = [
	{ label: label("Terms", "Términos", "Conditions"), url: "/webapp/terms" },
	{ label: label("Cookies and privacy", "Cookies y privacidad", "Cookies et confidentialité"), url: "/webapp/privacy" },
];

/** A menu of somebody's own, with sections: places of the product by their keys, and links. */
const menuWithSections = [
	{ key: "home" },
	{
		key: "take_part",
		label: label("Take part", "Participa", "Participer"),
		sections: [
			{
				key: "my_team",
				title: label("Recognition", "Reconocimiento", "Reconnaissance"),
				items: [
					{
						key: "give",
						label: label("Recognize a colleague", "Reconocer a un colega", "Féliciter un collègue"),
						to: "/recognitions/give",
						opens_dialog: 1,
					},
					{ key: "recognitions" },
				],
			},
			{
				key: "shop",
				title: label("Store", "Tienda", "Boutique"),
				items: [
					{ key: "store" },
					{ key: "cart", label: label("My cart", "Mi carrito", "Mon panier"), to: "/store/checkout" },
					{ key: "orders" },
				],
			},
			{
				key: "my_account",
				title: label("My account", "Mi cuenta", "Mon compte"),
				items: [
					{ key: "points" },
					{ key: "profile", label: label("My profile", "Mi perfil", "Mon profil"), to: "/profile" },
					{
						key: "messages",
						label: label("Notifications", "Notificaciones", "Notifications"),
						to: "/notifications",
					},
				],
			},
		],
	},
	{
		key: "intranet",
		label: label("Intranet", "Intranet", "Intranet"),
		to: "https://intranet.acme.example/",
		opens_new_tab: 1,
	},
];

const accounts = {
	acme: {
		subdomain: "acme",
		company_name: "Acme Freight",
		platform_name: "Acme",
		str_id: "acme",
		country: "GBR",
		time_zone: "Europe/London",
		point_price: 10000,
		default_language_code: "en",
		languages: ["en", "es", "fr"],
		primary_color: "#01add9",
		secondary_color: "#008dad",
		accent_color: "#ffb224",
		main_active_color: "#008dad",
		navbar_color: "#2e3279",
		logo: "demo:acme/logo.webp",
		points_label: label("points", "puntos", "points"),
		aliases: {
			recognition_alias_label: label("Recognition", "Reconocimiento", "Reconnaissance"),
			badge_alias_label: label("Badge", "Insignia", "Badge"),
			polls_alias_label: label("Polls", "Encuestas", "Sondages"),
			employee_nomination_alias_label: label("Nominations", "Nominaciones", "Nominations"),
			behavior_label: label("Behavior", "Comportamiento", "Comportement"),
			employee_alias_label: label("Member", "Miembro", "Membre"),
			employee_id_alias_label: label("Participant ID", "ID de participante", "ID de participant"),
		},
		footer_links: footerLinks,
		contact: {
			name: "Peter Lindqvist",
			email: "moderator@acme.example",
			phone: "+44 20 7946 0117",
			hours: label(
				"Weekdays 8 AM to 6 PM, usually within 3 hours",
				"De lunes a viernes de 8 a 18 h, normalmente en 3 horas",
				"Du lundi au vendredi de 8 h à 18 h, en général sous 3 heures",
			),
		},
		funding: { points: 2_100_000, contract: "AC-2026-04" },
		views: [
			{ list: "members/get-members-under-account", name: "Budget owners", fields: { role: "budget_owner" } },
			{ list: "orders/get-orders-for-management", name: "Newly placed", fields: { status: "placed", size: "50" } },
		],
		flags: {
			...flagsWithout([]),
			orders_management_enabled: 1,
			how_to_videos_enabled: 1,
			custom_user_sign_up_enabled: 1,
			signup_moderation: 1,
		},
		settings: { bo_dashboard_version: 1, sign_up_domains: ["acme.example"] },
		menus: { "member5@acme.example": menuWithSections },
	},
	globex: {
		subdomain: "globex",
		company_name: "Globex Hotels",
		platform_name: "Globex",
		str_id: "globex",
		country: "MEX",
		time_zone: "America/Mexico_City",
		point_price: 20000,
		default_language_code: "es",
		languages: ["es", "en", "fr"],
		primary_color: "#b53a1b",
		secondary_color: "#7c5a1e",
		accent_color: "#f3b63f",
		main_active_color: "#b53a1b",
		navbar_color: "#fbead6",
		logo: "demo:globex/logo.webp",
		points_label: label("stars", "estrellas", "étoiles"),
		aliases: {
			recognition_alias_label: label("Applause", "Aplauso", "Applaudissement"),
			badge_alias_label: label("Star", "Estrella", "Étoile"),
			polls_alias_label: label("Opinions", "Opiniones", "Avis"),
			employee_nomination_alias_label: label("Candidates", "Candidaturas", "Candidatures"),
			behavior_label: label("Value", "Valor", "Valeur"),
			employee_alias_label: label("Colleague", "Colaborador", "Collaborateur"),
			employee_id_alias_label: label("Colleague number", "Número de colaborador", "Matricule"),
		},
		footer_links: footerLinks,
		contact: {
			name: "Guadalupe Nájera",
			email: "moderator@globex.example",
			phone: "+52 55 5550 0142",
			hours: label(
				"Weekdays 9 AM to 6 PM, usually within 4 hours",
				"De lunes a viernes de 9 a 18 h, normalmente en 4 horas",
				"Du lundi au vendredi de 9 h à 18 h, en général sous 4 heures",
			),
		},
		funding: { points: 420_000, contract: "GX-2026-02" },
		views: [
			{
				list: "members/get-members-under-account",
				name: "Responsables de presupuesto",
				fields: { role: "budget_owner" },
			},
		],
		flags: { ...flagsWithout(offAtGlobex), signup_moderation: 1 },
		settings: { bo_dashboard_version: 2, sign_up_domains: ["globex.example"] },
		menus: {},
	},
};

/** The settings of one tenant. */
export function makeTenant(tenant) {
	return accounts[tenant];
}
