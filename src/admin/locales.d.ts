/** The Czech texts of Sveltia CMS, with our additions and changes (src/build/admin.ts). */
declare module "@sveltia/cms/locales/cs.json";
