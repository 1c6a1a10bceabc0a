/**
 * Passwords that pass the length and letter-and-digit rules and are still among the first that anyone tries, lower
 * case. Our own list: keyboard walks, Dutch and English words with a number, the names of this product.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password01 password10 password11 password12 password99 password123 password1234 password12345 password2024
  password2025 password2026 passw0rd12 passw0rd123 p4ssw0rd12 p@ssw0rd12 p@ssw0rd123 p@ssword123 mypassword1
  wachtwoord1 wachtwoord01 wachtwoord12 wachtwoord123 wachtwoord1234 welkom1234 welkom12345 welkom2024 welkom2025
  welkom2026 welcome123 welcome1234 welcome12345 welcome2024 welcome2025 welcome2026 geheim1234 geheim12345
  qwerty1234 qwerty12345 qwerty123456 qwertyuiop1 qwertyuiop12 qwertyuiop123 1qwertyuiop 123qwertyuiop azerty1234
  1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx3edc 1qazxsw23edc zaq12wsxcde3 qazwsx1234 qazwsxedc1
  qazwsxedc123 asdfghjkl1 asdfghjkl123 zxcvbnm123 abcdef1234 abcdefg123 abcdefgh12 abcd123456 abc1234567
  abc123456789 a123456789 a1234567890 1234567890a 123456789a 123456789q 0123456789a 12345678ab 123456abcd
  1234567abc 123abc123abc aa12345678 aa123456789 iloveyou12 iloveyou123 iloveyou1234 ikhouvanjou1 sunshine12
  sunshine123 princess12 princess123 football12 football123 baseball12 baseball123 superman12 superman123 voetbal123
  voetbal1234 amsterdam1 amsterdam01 amsterdam12 amsterdam123 amsterdam020 rotterdam1 rotterdam010 feyenoord1
  feyenoord12 feyenoord1908 feyenoord123 ajax1234567 ajaxamsterdam1 nederland1 nederland12 nederland123 holland123
  holland1234 vakantie12 vakantie123 zomer12345 zomer2025! zomer2026! lente2025! lente2026! winter2025 winter2026
  winter12345 summer2025 summer2026 summer12345 letmein123 letmein1234 trustno123 changeme12 changeme123 admin12345
  administrator1 test123456 testtest12 testtest123 default123 computer12 computer123 internet12 internet123
  houvast123 houvast1234 houvast2025 houvast2026 zelfhulp12 zelfhulp123`.split(/\s+/),
);
