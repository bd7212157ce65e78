import enEditor from '../../../client/src/i18n/en-editor.json' with { type: 'json' };
import enLogin from '../../../client/src/i18n/en-login.json' with { type: 'json' };
import enRest from '../../../client/src/i18n/en-rest.json' with { type: 'json' };
import frEditor from '../../../client/src/i18n/fr-editor.json' with { type: 'json' };
import frLogin from '../../../client/src/i18n/fr-login.json' with { type: 'json' };
import frRest from '../../../client/src/i18n/fr-rest.json' with { type: 'json' };

/** Every message of a language. */
export const en = { ...enLogin, ...enEditor, ...enRest };
export const fr = { ...frLogin, ...frEditor, ...frRest };
