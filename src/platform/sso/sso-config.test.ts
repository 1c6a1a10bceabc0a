import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { KEYS, pem, ssoFile } from '#features/sso/server/hti/portal.testing.ts';
import { readSsoConfig, signOnOf } from './sso-config.ts';

const portal = {
  site: 'alcohol',
  issuer: 'https://portal.example',
  audience: 'houvast',
  public_key: pem(KEYS.rsa),
};
const provider = {
  id: 'zorg',
  site: 'tobacco',
  issuer: 'https://login.example',
  client_id: 'houvast',
  client_secret: 'kept between us',
  label: { nl: 'Inloggen bij Zorg', en: 'Log in with Zorg' },
};
const weak = generateKeyPairSync('rsa', { modulusLength: 1_024 });
const edwards = generateKeyPairSync('ed25519');
const privateKey = String(KEYS.rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }));

/** What is wrong with a file, without its name. */
function wrongIn(config: unknown, production = false): string[] {
  const file = ssoFile(config);
  const read = readSsoConfig(file, production);
  return 'wrong' in read ? read.wrong.map((line) => line.replace(file, 'sso.json')) : [];
}

describe('the file of SSO_CONFIG', () => {
  test('says which sites offer what', () => {
    const definitions = { 'ActivityDefinition/1': 'alcohol' };
    const label = { nl: 'Deelnemer via je zorgverlener', en: 'Participant through your care provider' };
    const file = ssoFile({ hti: [{ ...portal, definitions }], oidc: [provider], role_label: label });
    const read = readSsoConfig(file, true);
    if (!('config' in read)) throw new Error(read.wrong.join('\n'));
    expect(read.config.portals[0]?.definitions.get('ActivityDefinition/1')).toBe('alcohol');
    expect(signOnOf(read.config)).toEqual({
      sites: {
        alcohol: { launch: true, button: null },
        tobacco: { launch: false, button: provider.label },
      },
      roleLabel: label,
    });
  });

  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'is no JSON'],
    ['an unknown field', { saml: [] }, 'as a whole: Unrecognized key: "saml"'],
    [
      'an unknown site',
      { hti: [{ ...portal, site: 'poh' }] },
      'hti[0].site: must be one of alcohol, tobacco, gambling, cannabis, cocaine, naasten',
    ],
    ['an empty audience', { hti: [{ ...portal, audience: '' }] }, 'hti[0].audience: must not be empty'],
    [
      'both kinds of key',
      { hti: [{ ...portal, jwks_uri: 'https://portal.example/keys' }] },
      'hti[0]: needs jwks_uri or public_key, and not both',
    ],
    [
      'neither kind of key',
      { hti: [portal, { ...portal, issuer: 'x', public_key: undefined }] },
      'hti[1]: needs jwks_uri or public_key, and not both',
    ],
    ...[pem(weak), pem(edwards), privateKey, 'nonsense'].map((key): [string, unknown, string] => [
      'a key of another kind',
      { hti: [{ ...portal, public_key: key }] },
      'hti[0].public_key: must be a public key as PEM: RSA of 2048 bits or more, P-256, P-384 or P-521',
    ]),
    ['an issuer twice', { hti: [portal, portal] }, 'hti[1].issuer: is there twice for this site'],
    [
      'a definition of an unknown site',
      { hti: [{ ...portal, definitions: { x: 'wine' } }] },
      'hti[0].definitions.x: must be one of alcohol, tobacco, gambling, cannabis, cocaine, naasten',
    ],
    [
      'an id with capitals',
      { oidc: [{ ...provider, id: 'Zorg' }] },
      'oidc[0].id: may have lower-case letters, digits and - only',
    ],
    ['an id twice', { oidc: [provider, { ...provider, site: 'alcohol' }] }, 'oidc[1].id: is there twice'],
    [
      'a second provider of a site',
      { oidc: [provider, { ...provider, id: 'other' }] },
      'oidc[1].site: has a provider already',
    ],
  ])('is refused with %s', (_, config, line) => {
    expect(wrongIn(config)).toEqual([`SSO_CONFIG: sso.json ${line}`]);
  });

  test('has https only in production', () => {
    const config = { oidc: [{ ...provider, issuer: 'http://login.example' }] };
    expect(wrongIn(config)).toEqual([]);
    expect(wrongIn(config, true)).toEqual([
      'SSO_CONFIG: sso.json oidc[0].issuer: must be an address with https',
    ]);
  });

  test('has to be there', () => {
    expect(readSsoConfig('/nowhere/sso.json', false)).toEqual({
      wrong: ['SSO_CONFIG: /nowhere/sso.json cannot be read'],
    });
  });
});
